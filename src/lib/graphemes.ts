/** The characters of a text as a reader counts them; its code points where the browser cannot tell. */
export const graphemes = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    : Array.from(text);
