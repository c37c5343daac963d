import type { Thing } from './structuredData';

/**
 * Data as the text of a script element. Whatever could end the element or start a comment in
 * it is escaped as JSON (HTML standard, "Restrictions for contents of script elements").
 */
export function toScriptText(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The page's structured data for search engines (schema.org, JSON-LD 1.1). */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's text, escaped above
      dangerouslySetInnerHTML={{ __html: toScriptText(graph) }}
    />
  );
}
