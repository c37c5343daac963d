import styled from 'styled-components';
import { aboutPage } from '@/content/copy/about';
import { media } from '@/styles/media';
import { container } from '@/styles/mixins';
import { theme } from '@/styles/theme';

export function Mission() {
  const { heading, statement, text } = aboutPage.mission;
  return (
    <Section aria-labelledby="mission">
      <div>
        <h2 id="mission">{heading}</h2>
        <Statement>{statement}</Statement>
      </div>
      <Origin>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Origin>
    </Section>
  );
}

const Section = styled.section`
  ${container}
  display: grid;
  gap: ${theme.space.x5} ${theme.space.x7};
  padding-block: calc(0.5 * ${theme.space.section}) max(${theme.space.x7}, 0.75 * ${theme.space.section});

  h2 { margin-bottom: ${theme.space.x4}; color: ${theme.color.muted}; font-size: ${theme.size.heading}; }
  ${media.desktop} { grid-template-columns: 7fr 5fr; align-items: end; }
`;

const Statement = styled.p`
  font: ${theme.weight.display} clamp(min(1.75rem, 11.5vw), min(11.5vw, 1.3rem + 2vw), 3.125rem) / 1.12 ${theme.font.display};
  letter-spacing: ${theme.tracking.display};
  text-wrap: balance;
`;

const Origin = styled.div`
  max-width: ${theme.width.prose};
  color: ${theme.color.muted};
  ${media.phone} { font-size: ${theme.size.small}; line-height: 1.5; }
  p + p { margin-top: ${theme.space.x3}; }
`;
