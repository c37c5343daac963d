import styled from 'styled-components';
import { aboutPage, values } from '@/content/about';
import { container } from '@/styles/container';
import { media } from '@/styles/media';
import { reveal, sectionHead } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** The four values; where a value has a figure, the figure carries it. */
export function Values() {
  return (
    <Section>
      <header>
        <h2>{aboutPage.valuesHeading}</h2>
      </header>
      <ul>
        {values.map(({ title, text, figure }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            {figure && (
              <p className="figure">
                <strong>{figure.value} </strong>
                {figure.label}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const Section = styled.section`
  ${container}
  ${sectionHead}

  > header { margin-bottom: ${theme.space.x6}; }
  ul { display: grid; gap: ${theme.space.x6} ${theme.space.x5}; ${reveal} }
  li { padding-top: ${theme.space.x4}; border-top: 1px solid ${theme.color.lineOnBlue}; }
  h3 { font-size: ${theme.size.heading}; }
  li p { max-width: 32em; margin-top: ${theme.space.x3}; color: ${theme.color.muted}; }
  li .figure {
    display: flex;
    align-items: center;
    gap: ${theme.space.x4};
    max-width: 16rem;
    font-size: ${theme.size.small};
    line-height: 1.35;
  }
  .figure strong {
    color: ${theme.color.text};
    font: ${theme.weight.display} ${theme.size.title} / 1.2 ${theme.font.display};
    letter-spacing: ${theme.tracking.display};
  }

  ${media.tablet} { ul { grid-template-columns: repeat(2, 1fr); } }
  /* Titles, texts and figures each in one line across the four. */
  ${media.desktop} {
    ul { grid-template: auto 1fr auto / repeat(4, minmax(0, 1fr)); gap: 0 clamp(${theme.space.x5}, 3vw, ${theme.space.x7}); }
    li { display: grid; grid-row: span 3; grid-template-rows: subgrid; }
  }
`;
