import styled from 'styled-components';
import { aboutPage, type Person } from '@/content/copy/about';
import { container } from '@/styles/container';
import { media } from '@/styles/media';
import { displayType } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** The people behind the agency; nothing while the list is empty. */
export function People({ people }: { people: readonly Person[] }) {
  if (people.length === 0) return null;
  return (
    <Section aria-labelledby="people">
      <h2 id="people">{aboutPage.peopleHeading}</h2>
      <Faces>
        {people.map(({ name, role, background, photo }) => (
          <li key={name}>
            {photo && (
              // biome-ignore lint/performance/noImgElement: next/image writes a style attribute, which the page's policy forbids
              <img src={photo} alt="" width="240" height="240" loading="lazy" />
            )}
            <strong>{name}</strong>
            <span>{role}</span>
            {background && <span>{background}</span>}
          </li>
        ))}
      </Faces>
    </Section>
  );
}

const Section = styled.section`
  ${container}
  padding-block: ${theme.space.section} ${theme.space.x8};
  display: grid;
  gap: ${theme.space.x5};

  h2 { ${displayType} text-wrap: balance; }
  ${media.desktop} { grid-template-columns: 4fr 8fr; }
`;

const Faces = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 44%), 1fr));
  gap: ${theme.space.x5};
  li { display: grid; gap: ${theme.space.x1}; align-content: start; max-width: 24rem; }
  img {
    width: 100%;
    height: auto;
    aspect-ratio: 1;
    margin-bottom: ${theme.space.x2};
    border-radius: ${theme.radius.large};
    object-fit: cover;
  }
  strong { font-size: ${theme.size.lede}; }
  span { color: ${theme.color.muted}; line-height: 1.45; text-wrap: balance; }
`;
