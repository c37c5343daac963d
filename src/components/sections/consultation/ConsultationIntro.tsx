import styled from 'styled-components';
import { StreetScene } from '@/components/scenes/street/StreetScene';
import { BackLink } from '@/components/ui/BackLink';
import { consultationCopy } from '@/content/consultation';
import { paths } from '@/lib/paths';
import { media } from '@/styles/media';
import { container } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { HourLine } from '../HourLine';
import { streetOutlines } from './streetOutlines';

/** What the page is for, over the street in the last hour before opening. */
export function ConsultationIntro() {
  return (
    <Intro>
      <div className="words">
        <BackLink href={paths.home} />
        <div className="time">
          <HourLine count={4} />
        </div>
        <h1>{consultationCopy.title}</h1>
        <p>{consultationCopy.lede}</p>
      </div>
      <div className="street">
        <StreetScene time="night" />
      </div>
    </Intro>
  );
}

/* The shop stands in the middle of a phone, and to the right of the words where there is room. */
const Intro = styled.header`
  --stage: 44rem;
  --shop: 50%;
  position: relative;
  overflow: hidden;
  background: linear-gradient(
    in oklab,
    ${theme.color.ink},
    ${theme.color.dawn} calc(100% - 16rem),
    ${theme.color.dawnLow} calc(100% - 9rem),
    #8a8a72 calc(100% - 4rem)
  );

  .words {
    ${container}
    position: relative;
    z-index: 1;
    padding-top: calc(${theme.height.header} + ${theme.space.x5});
    padding-bottom: 10.5rem;
  }
  h1 {
    margin-top: ${theme.space.x2};
    font-size: ${theme.size.display};
    line-height: ${theme.leading.display};
    letter-spacing: ${theme.tracking.display};
  }
  .words > p {
    max-width: 34rem;
    margin-top: ${theme.space.x4};
    font-size: ${theme.size.lede};
    line-height: 1.5;
  }
  .time { margin-top: ${theme.space.x4}; }
  .time span { color: ${theme.color.muted}; }
  .time time { display: inline-block; min-width: 5rem; font-weight: ${theme.weight.strong}; }

  .street {
    position: absolute;
    bottom: 0;
    left: calc(var(--shop) - 0.757 * var(--stage));
    width: var(--stage);
  }
  /* The palette of the hour; whoever is awake has been so for a while. */
  .street svg {
    --far: #1b4d57;
    --hill: #12363f;
    --street: #0a1a24;
    --wall: #0e2530;
    --edge: #4f848c;
    --dark: #0a1b25;
    --stripe: #7a4b35;
    --awning: #35444a;
    ${streetOutlines}
    .pulse { display: none; }
  }
  .street [data-time] :is(.awake, .printed path):is(.e1, .e2, .e3) { animation: none; }

  ${media.tablet} {
    --stage: 46rem;
    --shop: 80%;
    .words { padding-bottom: 10rem; }
  }
  /* Where the words are near, the moon would lie on them, and the sign be too small to read. */
  ${media.compact} { .moon, .word, .board, .thin { display: none; } }
  ${media.desktop} {
    --stage: 62rem;
    --shop: min(82%, 50% + 25rem);
    .words { padding-bottom: 8rem; }
  }
  @media print { .street, .time { display: none; } .words { padding-bottom: 0; } }
`;
