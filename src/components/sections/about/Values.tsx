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
            {figure && (
              <p className="figure">
                <strong>{figure.value} </strong>
                {figure.label}
              </p>
            )}
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const Section = styled.section`
  ${container}
  padding-block: ${theme.space.section};
  ${sectionHead}

  ul { display: grid; gap: ${theme.space.x7} ${theme.space.x5}; ${reveal} }
  li { padding-top: ${theme.space.x4}; border-top: 1px solid ${theme.color.lineLit}; }
  h3 { font-size: ${theme.size.heading}; }
  li p { max-width: 32em; margin-top: ${theme.space.x3}; color: ${theme.color.muted}; }
  li .figure { font-size: ${theme.size.small}; }
  .figure strong {
    display: block;
    color: ${theme.color.text};
    font-family: ${theme.font.display};
    font-size: ${theme.size.title};
    font-weight: ${theme.weight.display};
    line-height: 1.2;
    letter-spacing: ${theme.tracking.display};
  }

  ${media.tablet} { ul { grid-template-columns: repeat(2, 1fr); } }
  ${media.desktop} {
    ul { gap: ${theme.space.x8} ${theme.space.x7}; }
  }
`;
