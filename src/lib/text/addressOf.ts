/** Keeps 27 characters: one line of a phone's address bar. */
export function addressOf(name: string): string {
  const label = name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .replace(/^(?=.{28})(.{1,27})-.*/, '$1')
    .replace(/-and$/, '');
  return label && `${label}.example`;
}
