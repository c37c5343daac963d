import type { Graph } from 'schema-dts';
import { pages } from '@/content/pages';
import { site, tagline } from '@/content/site';
import { siteLanguage } from '@/lib/text/language';
import { shareImagePath } from './pageMetadata';

export const absolute = (path: string) => new URL(path, site.url).href;

/** The default is a network's home page. */
const isProfile = (url: string) => new URL(url).pathname !== '/';

export const agency = { '@type': 'Organization' as const, '@id': absolute('/#organization') };

/** Repeated on other pages: crawlers do not follow an id to another page. */
export const agencyInShort = { ...agency, name: site.name, url: absolute('/') };

/** https://schema.org/Organization */
export function agencyData({ people, founded } = site): Graph['@graph'] {
  const profiles = [site.linkedinUrl, site.instagramUrl].filter(isProfile);
  return [
    {
      ...agencyInShort,
      logo: absolute('/apple-icon.png'),
      image: absolute(shareImagePath(pages.home)),
      slogan: tagline,
      description: pages.home.description,
      email: site.email,
      telephone: site.phone,
      ...(site.address && { address: site.address }),
      ...(founded && { foundingDate: String(founded) }),
      ...(people.length > 0 && { employee: people.map((name) => ({ '@type': 'Person', name })) }),
      ...(profiles.length > 0 && { sameAs: profiles }),
    },
    {
      '@type': 'WebSite',
      '@id': absolute('/#website'),
      name: site.name,
      alternateName: tagline,
      url: absolute('/'),
      inLanguage: siteLanguage,
      publisher: agency,
    },
  ];
}

/** Escapes characters that could end a script or start a comment in it. */
export function toScriptText(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

export function JsonLd({ data }: { data: Graph['@graph'] }) {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': data };
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's text, escaped above
      dangerouslySetInnerHTML={{ __html: toScriptText(graph) }}
    />
  );
}
