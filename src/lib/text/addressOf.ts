/** The made-up address of a business by its name; empty if the name has no usable letter. */
export function addressOf(name: string): string {
  const label = name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return label && `${label}.example`;
}
