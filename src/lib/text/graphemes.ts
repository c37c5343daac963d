/** The graphemes of a text, or its code points without Intl.Segmenter. */
export const graphemes = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    : Array.from(text);
