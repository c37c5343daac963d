import styled from 'styled-components';
import { LitWindowScene } from '@/components/scenes/LitWindowScene';
import { BackLink } from '@/components/ui/BackLink';
import { aboutPage } from '@/content/about';
import { paths } from '@/lib/paths';
import { container } from '@/styles/container';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { HourLine } from '../HourLine';

/** The way back, who this is about, and the mission. */
export function AboutHeader() {
  return (
    <>
      <Header>
        <div className="words">
          <BackLink href={paths.home} />
          <h1>{aboutPage.heading}</h1>
          <p className="lede">{aboutPage.lede}</p>
        </div>
        <LitWindowScene />
        <HourLine count={2} />
      </Header>
      <Mission aria-labelledby="mission">
        <h2 id="mission">{aboutPage.missionHeading}</h2>
        <p className="statement">{aboutPage.mission}</p>
        {aboutPage.missionText.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Mission>
    </>
  );
}

/* The wall of the house, as wide as the page, down to the pavement. */
const Header = styled.div`
  ${container}
  position: relative;
  border-image: linear-gradient(#1c1440, #1c1440) fill 0 / 0 / 0 100vw 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.x7};
  padding-top: calc(${theme.height.header} + clamp(1.5rem, 3vw, 3rem));
  padding-bottom: ${theme.space.x5};

  .words > a { margin-bottom: clamp(1rem, 3vw, 2.5rem); }
  h1 {
    max-width: 7.5em;
    font-size: ${theme.size.display};
    line-height: ${theme.leading.display};
    letter-spacing: ${theme.tracking.display};
  }
  .lede { max-width: 26rem; margin-top: ${theme.space.x5}; color: ${theme.color.muted}; font-size: ${theme.size.lede}; }
  > svg { max-width: 30rem; }
  > p { grid-column: 1 / -1; padding-top: ${theme.space.x4}; border-top: 1.5px solid #6a5a9e; color: ${theme.color.muted}; text-wrap: balance; }
  time { display: inline-block; min-width: 5.5rem; color: ${theme.color.text}; font-weight: ${theme.weight.strong}; }

  ${media.tablet} { grid-template-columns: 7fr 5fr; align-items: end; }
  ${media.desktop} { > svg { max-width: none; } }
`;

const Mission = styled.section`
  ${container}
  display: grid;
  gap: ${theme.space.x5};
  padding-block: ${theme.space.section};

  h2 { color: ${theme.color.muted}; font-size: ${theme.size.heading}; }
  p { max-width: ${theme.width.prose}; color: ${theme.color.muted}; }
  .statement {
    max-width: 21em;
    margin-bottom: ${theme.space.x5};
    color: ${theme.color.text};
    font: ${theme.weight.display} ${theme.size.display} / 1.1 ${theme.font.display};
    letter-spacing: ${theme.tracking.display};
    text-wrap: balance;
  }
  ${media.desktop} {
    grid-template-columns: repeat(12, 1fr);
    h2, .statement { grid-column: 1 / -1; }
    p:nth-of-type(2) { grid-column: 5 / span 4; }
    p:nth-of-type(3) { grid-column: 9 / span 4; }
  }
`;
