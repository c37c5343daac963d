import styled from 'styled-components';
import { LitWindowScene } from '@/components/scenes/LitWindowScene';
import { BackLink } from '@/components/ui/BackLink';
import { aboutPage } from '@/content/about';
import { paths } from '@/lib/paths';
import { media } from '@/styles/media';
import { container } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { Hour } from '../Hour';

/** The way back, who this is about, and the mission. */
export function AboutHeader() {
  return (
    <Header>
      <Hour count={2} />
      <div className="words">
        <BackLink href={paths.home} />
        <h1>{aboutPage.heading}</h1>
        <p className="lede">{aboutPage.lede}</p>
      </div>
      <LitWindowScene />
      <section aria-labelledby="mission">
        <h2 id="mission">{aboutPage.missionHeading}</h2>
        <p className="statement">{aboutPage.mission}</p>
        {aboutPage.missionText.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
    </Header>
  );
}

const Header = styled.div`
  ${container}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.x7};
  padding-top: calc(${theme.height.header} + clamp(1.5rem, 3vw, 3rem));
  padding-bottom: ${theme.space.section};

  .words > a { margin-bottom: clamp(1rem, 3vw, 2.5rem); }
  h1 {
    max-width: 7.5em;
    font-size: ${theme.size.hero};
    line-height: ${theme.leading.display};
    letter-spacing: ${theme.tracking.display};
  }
  .lede { max-width: 26rem; margin-top: ${theme.space.x5}; color: ${theme.color.muted}; font-size: ${theme.size.lede}; }
  > svg { max-width: 30rem; }

  section { display: grid; gap: ${theme.space.x5}; }
  section p { max-width: ${theme.width.prose}; color: ${theme.color.muted}; }
  h2 { font-size: ${theme.size.heading}; color: ${theme.color.signal}; }
  section .statement {
    max-width: 24em;
    color: ${theme.color.text};
    font-family: ${theme.font.display};
    font-size: ${theme.size.title};
    font-weight: ${theme.weight.medium};
    line-height: 1.25;
    letter-spacing: ${theme.tracking.title};
  }

  .hour { grid-column: 1 / -1; margin-bottom: 0; }
  ${media.tablet} { grid-template-columns: 7fr 5fr; align-items: end; section { grid-column: 1 / -1; } }
  ${media.desktop} {
    > svg { max-width: none; }
    section { grid-column: 1 / -1; grid-template-columns: repeat(12, 1fr); margin-top: ${theme.space.x8}; padding-top: ${theme.space.x6}; border-top: 1px solid ${theme.color.line}; }
    h2 { grid-column: 1 / span 3; padding-top: 0.4em; }
    section .statement { grid-column: 4 / -1; }
    section p { grid-column: span 4; }
    section p:nth-of-type(2) { grid-column: 4 / span 4; }
  }
`;
