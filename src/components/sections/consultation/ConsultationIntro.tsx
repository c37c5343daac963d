import styled from 'styled-components';
import { BackLink } from '@/components/ui/BackLink';
import { consultationCopy } from '@/content/consultation';
import { paths } from '@/lib/paths';
import { container } from '@/styles/container';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { HourLine } from '../HourLine';

/** What the page is for, in the sky of the last hour before opening. The street stands below it. */
export function ConsultationIntro() {
  return (
    <Intro>
      <div>
        <BackLink href={paths.home} />
        <div className="time">
          <HourLine count={4} />
        </div>
        <h1>{consultationCopy.title}</h1>
        <p>{consultationCopy.lede}</p>
      </div>
    </Intro>
  );
}

const Intro = styled.header`
  background: linear-gradient(
    in oklab,
    ${theme.color.ink},
    ${theme.color.dawn} calc(100% - 13rem),
    ${theme.color.dawnLow} calc(100% - 6.5rem),
    #8a8a72 calc(100% - 2.5rem)
  );

  > div {
    ${container}
    position: relative;
    z-index: 1;
    padding-top: calc(${theme.height.header} + ${theme.space.x3});
    padding-bottom: 10.5rem;
  }
  h1 {
    margin-top: ${theme.space.x2};
    font-size: ${theme.size.display};
    line-height: ${theme.leading.display};
    letter-spacing: ${theme.tracking.display};
  }
  p { line-height: 1.5; }
  h1 + p {
    max-width: 34rem;
    margin-top: ${theme.space.x3};
    font-size: ${theme.size.lede};
  }
  .time { margin-top: ${theme.space.x3}; }
  .time p { display: grid; grid-template-columns: auto 1fr; gap: ${theme.space.x3}; text-wrap: balance; }
  .time span { color: ${theme.color.muted}; }
  .time time { font-weight: ${theme.weight.strong}; }

  ${media.desktop} {
    > div { padding-bottom: 4.75rem; }
    h1 + p { max-width: min(38rem, 54vw); }
  }
  @media print { .time { display: none; } > div { padding-bottom: 0; } }
`;
