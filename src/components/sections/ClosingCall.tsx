import styled from 'styled-components';
import { phoneCrop } from '@/components/drawing/readDrawing';
import { LoggedStreet } from '@/components/street/LoggedStreet';
import { west } from '@/components/street/StreetUses';
import { turnAway, turnTo } from '@/components/street/turningSign';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { paths } from '@/lib/paths';
import { container } from '@/styles/container';
import { light, streetLights } from '@/styles/lights';
import { media } from '@/styles/media';
import { displayType } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { HourHeading } from './HourHeading';

interface ClosingCallProps {
  id?: string;
  heading: string;
  text: string;
  action: string;
  /** Who is on the street. */
  people: 'arrival' | 'customers' | 'departure';
}

/**
 * The end of a page: the street at opening time, and the one thing to do next, beside it where there is
 * room. The hour and the night's log are the end of home's night, where the first customer arrives.
 */
export function ClosingCall({ id, heading, text, action, people }: ClosingCallProps) {
  const leaving = people === 'departure';
  const endsNight = people === 'arrival';
  return (
    <Morning
      id={id}
      data-light={streetLights.closing}
      data-people={people}
      data-ends-night={endsNight ? '' : undefined}
    >
      <Call>
        {endsNight && <HourHeading count={5} />}
        <h2>{heading}</h2>
        <p>{text}</p>
        <ButtonLink href={paths.consultation}>{action}</ButtonLink>
      </Call>
      <Picture>
        <Opening
          light={streetLights.closing}
          log={endsNight ? 'morning' : undefined}
          add={[people, 'sign-open-back']}
          omit={leaving ? west : [...west, 'birds']}
        />
      </Picture>
    </Morning>
  );
}

/* The words end where the picture's height begins: there the sky is still dark enough for them. */
const Morning = styled.section`
  --picture: 18rem;
  &[data-ends-night] { --picture: 25rem; }
  --bright: var(--picture);
  --raise: 0rem;
  position: relative;
  overflow: hidden;
  view-timeline: --closing;
  background: linear-gradient(
    in oklab,
    ${light.skyTop},
    ${light.skyHigh} 16%,
    ${light.skyMiddle} calc(100% - 1.02 * var(--bright)),
    ${light.skyLow} calc(100% - 0.8 * var(--bright)),
    ${light.skyHaze} calc(100% - 0.58 * var(--bright)),
    ${light.skyGlow} calc(100% - 0.44 * var(--bright)),
    ${light.skyHorizon} calc(100% - 0.24 * var(--bright))
  );

  ${media.tablet} { &, &[data-ends-night] { --picture: 29rem; } }
  ${media.desktop} {
    &, &[data-ends-night] { --picture: clamp(27rem, 34vw, 48rem); }
    --raise: clamp(11rem, 15.5vw, 20rem);
    --bright: calc(0.6 * var(--picture));
  }
`;

const Call = styled.div`
  ${container}
  position: relative;
  z-index: 1;
  padding-top: ${theme.space.section};

  > [data-hour] { margin-bottom: clamp(${theme.space.x6}, 5vw, ${theme.space.x8}); }
  h2 {
    max-width: 11em;
    ${displayType}
  }
  > h2 + p { max-width: 34rem; margin-block: ${theme.space.x5} ${theme.space.x6}; font-size: ${theme.size.lede}; text-wrap: balance; }
  ${media.desktop} { padding-top: ${theme.space.x8}; > [data-hour] { margin-bottom: ${theme.space.x6}; } }
`;

const Picture = styled.div`
  position: relative;
  height: var(--picture);
  margin-top: calc(-1 * var(--raise));
  ${media.phone} { overflow: hidden; }
  @media print { height: auto; margin: 0; }
`;

/* The sign is turned back when the street is in view. */
const Opening = styled(LoggedStreet)`
  ${media.phone} { [data-people='departure'] & svg { ${phoneCrop('street', 'hero', 'departure-phone')} } }
  [data-part^='sign-open'] { transform-box: fill-box; transform-origin: center; }
  [data-part='sign-open-back'] { transform: scaleX(0); }
  @supports (animation-timeline: view()) {
    ${media.motion} {
      [data-part^='sign-open'] {
        animation: ${turnTo} auto;
        animation-timeline: --closing;
        animation-range: entry-crossing calc(100% - 10rem) entry-crossing calc(100% + 5rem);
      }
      [data-part='sign-open-back'] { animation-name: ${turnAway}; }
    }
  }
`;
