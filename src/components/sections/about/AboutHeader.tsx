import styled from 'styled-components';
import { LitWindowScene } from '@/components/scenes/LitWindowScene';
import { BackLink } from '@/components/ui/BackLink';
import { aboutPage } from '@/content/about';
import { paths } from '@/lib/paths';
import { container } from '@/styles/container';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { HourHeading } from '../HourHeading';
import { StreetGround, streetGroundHeight } from '../StreetGround';

/** The way back and who this is about, beside the house they work in, late in the evening. */
export function AboutHeader() {
  return (
    <Header data-light="dusk">
      <div className="words">
        <BackLink href={paths.home} />
        <h1>{aboutPage.heading}</h1>
        <p className="lede">{aboutPage.lede}</p>
      </div>
      <div className="house">
        <LitWindowScene />
      </div>
      <StreetGround>
        <HourHeading count={2} scene={aboutPage.scene} />
      </StreetGround>
    </Header>
  );
}

/* On a phone the words stand on the wall above the window, on a desktop in the sky beside the house. */
const Header = styled.div`
  --stage: 56rem;
  position: relative;
  overflow: hidden;
  display: flex;
  flex-direction: column;
  padding-top: calc(${theme.height.header} + ${theme.space.x4});
  background: #1c1440;

  .words { ${container} position: relative; z-index: 1; }
  .words > a { margin-bottom: clamp(${theme.space.x2}, 1.5vw, ${theme.space.x5}); }
  h1 {
    max-width: 7.5em;
    font-size: ${theme.size.display};
    line-height: ${theme.leading.display};
    letter-spacing: ${theme.tracking.display};
  }
  .lede { max-width: min(24rem, 100%); margin-top: ${theme.space.x4}; color: ${theme.color.text}; font-size: ${theme.size.lede}; line-height: 1.5; }

  /* The window is in the middle of it. */
  .house {
    position: relative;
    height: calc(0.35 * var(--stage));
    svg {
      position: absolute;
      bottom: 0;
      left: calc(50% - 0.646 * var(--stage));
      width: var(--stage);
      max-width: none;
    }
  }

  @media print { .house { display: none; } }
  ${media.tablet} { --stage: 76rem; }
  ${media.desktop} {
    --stage: clamp(64rem, 100vw, 116rem);
    min-height: max(0.43 * var(--stage) + ${streetGroundHeight}, 38rem);
    padding-top: calc(${theme.height.header} + clamp(1rem, 3vw, 3.5rem));
    background: linear-gradient(in oklab, ${theme.color.ink}, #1f1a58 45%, #3a2a70 80%);
    .lede { max-width: min(24rem, 34vw); margin-top: ${theme.space.x5}; }
    .house {
      position: absolute;
      inset: 0 0 ${streetGroundHeight};
      height: auto;
      svg { left: calc(50% - var(--stage) / 2); }
    }
  }
`;
