/** A whole style or script, or a tag: whether it is a closing tag, and whether it is a void element. */
const markup = /<(style|script)\b.*?<\/\1>|<(\/?)[a-z][^>]*?(\/?)>/gis;

/**
 * The ends of an element's children, without styles and scripts.
 *
 * @param html as React writes it: every element closed, attributes without a bare `>`
 * @param start where the content of the element starts
 */
function childEnds(html: string, start: number): number[] {
  const ends: number[] = [];
  let depth = 0;
  for (const tag of html.slice(start).matchAll(markup)) {
    const [text, whole, closing, single] = tag;
    if (whole) continue;
    if (!single) depth += closing ? -1 : 1;
    if (depth < 0) break;
    if (depth === 0) ends.push(start + tag.index + text.length);
  }
  return ends;
}

/** The top-level elements of a piece of markup. */
export const elementsOf = (html: string): string[] =>
  childEnds(html, 0).map((end, index, ends) => html.slice(ends[index - 1], end));

/**
 * Splits a page after the first child of its main element.
 *
 * @throws Error when there is no main element with a child
 */
export function splitFirstScreen(html: string): [string, string] {
  const main = /<main\b[^>]*>/.exec(html);
  const [end] = main ? childEnds(html, main.index + main[0].length) : [];
  if (end === undefined) throw new Error('there is no main element with a child');
  return [html.slice(0, end), html.slice(end)];
}
