import styled from 'styled-components';
import { aboutPage, type Client, reviews as ourReviews } from '@/content/copy/about';
import { serviceWith } from '@/content/services';
import { listInWords } from '@/lib/text/words';
import { LitHouseScene } from '@/scenes/about/LitHouseScene';
import { media } from '@/styles/media';
import { displayType } from '@/styles/mixins';
import { theme } from '@/styles/theme';

const titlesOf = (slugs: readonly string[]) =>
  listInWords(slugs.map((slug) => serviceWith(slug).title));

interface ClientsProps {
  clients: readonly Client[];
  reviews?: typeof ourReviews;
}

/** Clients who agreed to be named, each with a site to open and what was measured; nothing while there are none. */
export function Clients({ clients, reviews = ourReviews }: ClientsProps) {
  if (clients.length === 0) return null;
  return (
    <Section aria-labelledby="clients">
      <h2 id="clients">{aboutPage.clientsHeading}</h2>
      <ul>
        {clients.map(({ name, business, quote, website, measured, basis, services, software }) => (
          <li key={business}>
            <LitHouseScene />
            <figure>
              {measured && (
                <div>
                  <strong>{measured}</strong>
                  {basis && <p>{basis}</p>}
                </div>
              )}
              {quote && <blockquote>“{quote}”</blockquote>}
              <figcaption>
                {name}, {business}
                {services && `. ${aboutPage.uses(titlesOf(services), software)}`}
              </figcaption>
              {website && <a href={website}>{aboutPage.openSite}</a>}
            </figure>
          </li>
        ))}
      </ul>
      {reviews && <a href={reviews.href}>{reviews.text}</a>}
    </Section>
  );
}

const Section = styled.section`
  margin-top: ${theme.space.section};

  h2 { margin-bottom: ${theme.space.x5}; ${displayType} }
  ul { display: grid; gap: ${theme.space.x5}; }
  /* Their house of the hill, with its lit window, on the ground that ends the row; on a phone, at its end. */
  li {
    position: relative;
    border-bottom: 1.5px solid ${theme.color.control};
  }
  svg { position: absolute; right: 0; bottom: 0; width: 3.5rem; }
  figure { display: grid; padding-bottom: ${theme.space.x4}; }
  figure > div { margin-bottom: ${theme.space.x3}; }
  strong {
    display: block;
    font: ${theme.weight.display} ${theme.size.heading} / 1.2 ${theme.font.display};
    letter-spacing: ${theme.tracking.title};
    text-wrap: balance;
  }
  figure p { margin-top: ${theme.space.x2}; color: ${theme.color.muted}; font-size: ${theme.size.small}; text-wrap: pretty; }
  /* The opening mark hangs beside the text. */
  blockquote {
    margin-bottom: ${theme.space.x3};
    font-size: ${theme.size.lede};
    text-indent: -0.45em;
    text-wrap: pretty;
  }
  figcaption { padding-right: ${theme.space.x8}; color: ${theme.color.muted}; }
  a { display: inline-flex; justify-self: start; align-items: center; min-height: ${theme.height.target}; }
  /* What was measured, beside what they say. */
  ${media.tablet} {
    li { display: grid; grid-template-columns: clamp(6rem, 15vw, 8rem) 1fr; column-gap: ${theme.space.x5}; }
    svg { position: static; align-self: end; width: auto; }
    figcaption { padding-right: 0; }
    figure { grid-template-columns: 5fr 6fr; grid-template-rows: repeat(3, auto) 1fr; column-gap: ${theme.space.x5}; }
    figure > * { grid-column: 2; }
    figure > div { grid-area: 1 / 1 / -1 / 1; }
  }
`;
