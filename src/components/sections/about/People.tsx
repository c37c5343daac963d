import styled from 'styled-components';
import { aboutPage, type Client, type Person } from '@/content/copy/about';
import { container } from '@/styles/container';
import { media } from '@/styles/media';
import { displayType } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface PeopleProps {
  people: readonly Person[];
  clients: readonly Client[];
}

/** The people behind the agency and clients who agreed to be named; nothing while both lists are empty. */
export function People({ people, clients }: PeopleProps) {
  if (people.length + clients.length === 0) return null;
  return (
    <Section>
      {people.length > 0 && (
        <section aria-labelledby="people">
          <h2 id="people">{aboutPage.peopleHeading}</h2>
          <Faces>
            {people.map(({ name, role, photo }) => (
              <li key={name}>
                {photo && (
                  // biome-ignore lint/performance/noImgElement: next/image writes a style attribute, which the page's policy forbids
                  <img src={photo} alt="" width="96" height="96" loading="lazy" />
                )}
                <strong>{name}</strong>
                <span>{role}</span>
              </li>
            ))}
          </Faces>
        </section>
      )}
      {clients.length > 0 && (
        <section aria-labelledby="clients">
          <h2 id="clients">{aboutPage.clientsHeading}</h2>
          <Quotes>
            {clients.map(({ name, business, quote, website }) => (
              <li key={business}>
                <figure>
                  {quote && <blockquote>{quote}</blockquote>}
                  <figcaption>
                    {name}, {website ? <a href={website}>{business}</a> : business}
                  </figcaption>
                </figure>
              </li>
            ))}
          </Quotes>
        </section>
      )}
    </Section>
  );
}

const Section = styled.div`
  ${container}
  display: grid;
  gap: ${theme.space.x8};
  padding-block: ${theme.space.section};

  h2 { margin-bottom: ${theme.space.x5}; ${displayType} }
`;

const Faces = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr));
  gap: ${theme.space.x5};
  li { display: grid; gap: ${theme.space.x1}; align-content: start; }
  img { width: 6rem; height: 6rem; margin-bottom: ${theme.space.x2}; border-radius: 50%; object-fit: cover; }
  span { color: ${theme.color.muted}; }
`;

const Quotes = styled.ul`
  display: grid;
  gap: ${theme.space.x5} ${theme.space.x7};
  blockquote { margin-bottom: ${theme.space.x3}; font-size: ${theme.size.lede}; text-wrap: pretty; }
  figcaption { color: ${theme.color.muted}; }
  a { display: inline-flex; align-items: center; min-height: ${theme.height.target}; }
  ${media.desktop} { grid-template-columns: repeat(auto-fit, minmax(24rem, 1fr)); }
`;
