import type { Cheerio, CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';

/** Moves parts that the first screen does not use, or with `data-later`, behind it. Removes unused parts. */
export function placeParts($: CheerioAPI, firstScreen: Cheerio<Element>): void {
  const library = $('svg[data-parts]').first();
  if (library.length === 0) return;
  const later = library.clone();
  const parts = library.children().children().toArray();

  const refersTo = (text: string, part: Element) =>
    [part, ...$(part).find('[id]')].some((element) => {
      const id = $(element).attr('id');
      return id !== undefined && (text.includes(`"#${id}"`) || text.includes(`(#${id})`));
    });

  function neededBy(text: string, from: Element[]): Element[] {
    const needed = from.filter((part) => refersTo(text, part));
    if (needed.length === 0) return [];
    const others = from.filter((part) => !needed.includes(part));
    return [...needed, ...neededBy($.html(needed), others)];
  }

  function keep(svg: Cheerio<Element>, chosen: Element[]): void {
    const ids = chosen.map(({ attribs }) => attribs.id);
    for (const part of svg.children().children()) {
      if (!ids.includes(part.attribs.id)) $(part).remove();
    }
    svg.children(':empty').remove();
    if (chosen.length === 0) svg.remove();
  }
  const screen = $.html(firstScreen.prevAll().add(firstScreen));
  const early = neededBy(
    screen,
    parts.filter(({ attribs }) => !('data-later' in attribs)),
  );
  keep(library, early);
  const others = parts.filter((part) => !early.includes(part));
  keep(later, neededBy($.html(), others));
  firstScreen.after(later);
}
