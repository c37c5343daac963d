/** What a request says of the first page of its visit (docs/product.md, "Privacy"). */
export const campaignNames = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

const names = [...campaignNames, 'referrer', 'page'];

const maxCharacters = 100;
const maxBytes = 1000;

/**
 * Reads URL-encoded pairs: of each known name the first value, which is shortened. What does not fit into the whole is
 * left out.
 *
 * @returns them encoded anew, in ASCII and on one line, as a header takes it; empty where nothing is known
 */
export function readSource(pairs: string | URLSearchParams): string {
  const given = new URLSearchParams(pairs);
  const source = new URLSearchParams();
  for (const name of names) {
    const value = [...(given.get(name) ?? '')].slice(0, maxCharacters).join('');
    if (!value) continue;
    source.set(name, value);
    if (source.toString().length > maxBytes) source.delete(name);
  }
  return source.toString();
}
