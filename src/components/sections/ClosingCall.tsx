import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { MorningEvent } from '@/components/scenes/street/morningFigures';
import { StreetStage } from '@/components/scenes/street/StreetStage';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { paths } from '@/lib/paths';
import { container } from '@/styles/container';
import { media } from '@/styles/media';
import { morningSky } from '@/styles/morningSky';
import { theme } from '@/styles/theme';
import { Hour } from './Hour';

interface ClosingCallProps {
  id?: string;
  heading: string;
  text: string;
  action: string;
  /** What happens on the street. */
  event: MorningEvent;
  /** What stands below the call. */
  children?: ReactNode;
}

/**
 * The end of a page: the same street at opening time, and the one thing to do next. Where nothing
 * stands below the call, the street stands beside it.
 */
export function ClosingCall({ id, heading, text, action, event, children }: ClosingCallProps) {
  return (
    <Morning id={id} data-beside={children ? undefined : ''}>
      <div className="call">
        <Hour count={5} bare />
        <div className="columns">
          <div>
            <h2>{heading}</h2>
            <p>{text}</p>
            <ButtonLink href={paths.consultation}>{action}</ButtonLink>
          </div>
          {children}
        </div>
      </div>
      <div className="town">
        <StreetStage time="morning" event={event} />
      </div>
    </Morning>
  );
}

/* Already light at the clock. The words end where the town's height begins: there the sky is still dark enough for them. */
const Morning = styled.section`
  --town: 25rem;
  --sky: var(--town);
  --raise: 0rem;
  position: relative;
  overflow: hidden;
  background: linear-gradient(
    in oklab,
    ${morningSky.high},
    ${morningSky.blue} 16%,
    ${morningSky.violet} calc(100% - 1.02 * var(--sky)),
    ${morningSky.mauve} calc(100% - 0.8 * var(--sky)),
    ${theme.color.haze} calc(100% - 0.58 * var(--sky)),
    ${morningSky.rose} calc(100% - 0.44 * var(--sky)),
    ${theme.color.sunrise} calc(100% - 0.24 * var(--sky))
  );

  .call { ${container} padding-top: ${theme.space.section}; position: relative; z-index: 1; }
  .hour { margin-bottom: clamp(${theme.space.x6}, 5vw, ${theme.space.x8}); overflow: visible; }
  .hour span { color: ${theme.color.text}; }
  h2 {
    max-width: 11em;
    font-size: ${theme.size.display};
    line-height: ${theme.leading.display};
    letter-spacing: ${theme.tracking.display};
  }
  .columns {
    display: grid;
    gap: ${theme.space.x7};
    ${media.desktop} { grid-template-columns: 7fr 5fr; align-items: start; }
  }
  .columns > :first-child > p { max-width: 32rem; margin-block: ${theme.space.x5} ${theme.space.x6}; font-size: ${theme.size.lede}; text-wrap: balance; }

  view-timeline: --closing;
  .town { position: relative; height: var(--town); margin-top: calc(-1 * var(--raise)); }
  ${media.tablet} { --town: 29rem; }
  ${media.desktop} {
    --town: clamp(27rem, 34vw, 48rem);
    &[data-beside] {
      --raise: clamp(11rem, 15.5vw, 20rem);
      --sky: calc(0.6 * var(--town));
      .call { padding-top: ${theme.space.x8}; }
      .hour { margin-bottom: ${theme.space.x6}; }
    }
  }
`;
