import styled, { css, keyframes } from 'styled-components';
import { aboutPage, whyChoose } from '@/content/copy/about';
import { pageSides } from '@/styles/container';
import { lights } from '@/styles/lights';
import { media } from '@/styles/media';
import { displayType } from '@/styles/mixins';
import { held, playing, plays } from '@/styles/plays';
import { theme } from '@/styles/theme';

/** Four reasons in two columns below a heading. */
export function WhyChoose() {
  return (
    <Section data-below="">
      <h2>{aboutPage.whyChooseHeading}</h2>
      <ul>
        {whyChoose.map(({ title, text }) => (
          <li key={title} {...plays}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const rise = keyframes`
  from { transform: translateY(1rem); }
`;

/* The words of each reason rise as they come into view. */
const rising = css`> * { animation: ${rise} 500ms ease-out ${held} backwards; }`;

const Section = styled.section`
  display: grid;
  gap: ${theme.space.x5};
  padding: ${theme.space.section} ${pageSides};
  ${media.screenColors} { background: linear-gradient(in oklab, transparent, ${lights.morning.skyTop}); }

  h2 { max-width: 12em; ${displayType} }
  ul { display: grid; column-gap: ${theme.space.x7}; }
  li { padding-block: ${theme.space.x4}; border-top: 1px solid ${theme.color.lineOnBlue}; }
  h3 { font-size: ${theme.size.heading}; }
  li p {
    max-width: ${theme.width.prose};
    margin-top: ${theme.space.x1};
    color: ${theme.color.muted};
    text-wrap: balance;
  }
  ${media.phone} { li { padding-block: ${theme.space.x3}; } li p { font-size: ${theme.size.small}; line-height: 1.5; } }

  ${media.tablet} { ul { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
  li { ${playing(rising)} }
`;
