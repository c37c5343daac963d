import styled from 'styled-components';
import { aboutPage } from '@/content/about';
import { container } from '@/styles/container';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/** The mission in one large sentence, and beside it what it comes from. */
export function Mission() {
  return (
    <Section aria-labelledby="mission">
      <div>
        <h2 id="mission">{aboutPage.missionHeading}</h2>
        <p className="statement">{aboutPage.mission}</p>
      </div>
      <div>
        {aboutPage.missionText.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Section>
  );
}

const Section = styled.section`
  ${container}
  display: grid;
  gap: ${theme.space.x5} ${theme.space.x7};
  padding-block: ${theme.space.section};

  h2 { margin-bottom: ${theme.space.x4}; color: ${theme.color.muted}; font-size: ${theme.size.heading}; }
  p + p { margin-top: ${theme.space.x4}; }
  p:not(.statement) { max-width: ${theme.width.prose}; color: ${theme.color.muted}; }
  .statement {
    font: ${theme.weight.display} clamp(1.75rem, 1.3rem + 2vw, 3.125rem) / 1.12 ${theme.font.display};
    letter-spacing: ${theme.tracking.display};
    text-wrap: balance;
  }
  ${media.desktop} { grid-template-columns: 7fr 5fr; align-items: end; }
`;
