import styled from 'styled-components';
import { aboutPage, type Client } from '@/content/copy/about';
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
            <figure>
              {measured && <strong>{measured}</strong>}
              {quote && <blockquote>{quote}</blockquote>}
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
  /* The lit window. */
  li { padding-top: ${theme.space.x4}; border-top: 4px solid ${theme.color.signal}; }
  strong { display: block; margin-bottom: ${theme.space.x2}; font: ${theme.weight.display} ${theme.size.title} / 1.2 ${theme.font.display}; text-wrap: balance; }
  blockquote { margin-bottom: ${theme.space.x3}; font-size: ${theme.size.lede}; text-wrap: pretty; }
  figcaption { color: ${theme.color.muted}; }
  a { display: inline-flex; align-items: center; min-height: ${theme.height.target}; }
  ${media.desktop} { ul { grid-template-columns: repeat(auto-fit, minmax(24rem, 1fr)); } }
`;
