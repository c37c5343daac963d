/** The text with a capital at its beginning. */
export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A list in running text, e.g. `email, chatbots and messaging`. */
export const listInWords = (items: readonly string[]) =>
  // The British pattern has no comma before "and", like all texts of this site.
  new Intl.ListFormat('en-GB').format(items);

/** The graphemes of a text, or its code points without Intl.Segmenter. */
export const graphemes = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    : Array.from(text);
