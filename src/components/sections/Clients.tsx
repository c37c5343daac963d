import styled from 'styled-components';
import { aboutPage, type Client } from '@/content/copy/about';
import { LitHouseScene } from '@/scenes/about/LitHouseScene';
import { media } from '@/styles/media';
import { displayType } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** Clients who agreed to be named, each with a site to open and what was measured; nothing while there are none. */
export function Clients({ clients }: { clients: readonly Client[] }) {
  if (clients.length === 0) return null;
  return (
    <Section aria-labelledby="clients">
      <h2 id="clients">{aboutPage.clientsHeading}</h2>
      <ul>
        {clients.map(({ name, business, quote, website, measured }) => (
          <li key={business}>
            <LitHouseScene />
            <figure>
              {measured && <strong>{measured}</strong>}
              {quote && <blockquote>“{quote}”</blockquote>}
              <figcaption>
                {name}, {business}
              </figcaption>
              {website && <a href={website}>{aboutPage.openSite}</a>}
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const Section = styled.section`
  margin-top: ${theme.space.section};

  h2 { margin-bottom: ${theme.space.x5}; ${displayType} }
  ul { display: grid; gap: ${theme.space.x5} ${theme.space.x7}; }
  /* Their house of the hill, with its lit window, beside what they say. */
  li { display: grid; grid-template-columns: clamp(3.5rem, 15vw, 8rem) 1fr; gap: ${theme.space.x4}; }
  svg { align-self: end; }
  figure { padding-bottom: ${theme.space.x2}; border-bottom: 1px solid ${theme.color.line}; }
  strong {
    display: block;
    margin-bottom: ${theme.space.x2};
    font: ${theme.weight.display} ${theme.size.title} / 1.2 ${theme.font.display};
    text-wrap: balance;
  }
  /* The opening mark hangs beside the text. */
  blockquote {
    margin-bottom: ${theme.space.x3};
    font-size: ${theme.size.lede};
    text-indent: -0.45em;
    text-wrap: pretty;
  }
  figcaption { color: ${theme.color.muted}; }
  a { display: inline-flex; align-items: center; min-height: ${theme.height.target}; }
  ${media.desktop} { ul { grid-template-columns: repeat(auto-fit, minmax(24rem, 1fr)); } }
`;
