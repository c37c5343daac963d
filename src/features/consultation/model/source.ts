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

/** Returns URL-encoded pairs for a header. Shortens values, and omits pairs beyond the total. */
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
