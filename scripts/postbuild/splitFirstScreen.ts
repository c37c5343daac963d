/** A style or script as a whole, or a tag: whether it closes an element, and whether it is one by itself. */
const markup = /<(style|script)\b.*?<\/\1>|<(\/?)[a-z][^>]*?(\/?)>/gis;

/**
 * Where the children of an element end. Styles and scripts are not counted.
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

/** The elements of a piece of markup that stand beside each other. */
export const elementsOf = (html: string): string[] =>
  childEnds(html, 0).map((end, index, ends) => html.slice(ends[index - 1], end));

/**
 * A page in two: everything up to the end of the first child of its main element, and what follows.
 *
 * @throws Error when there is no main element with a child
 */
export function splitFirstScreen(html: string): [string, string] {
  const main = /<main\b[^>]*>/.exec(html);
  const [end] = main ? childEnds(html, main.index + main[0].length) : [];
  if (end === undefined) throw new Error('there is no main element with a child');
  return [html.slice(0, end), html.slice(end)];
}
