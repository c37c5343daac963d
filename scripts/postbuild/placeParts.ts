import type { Cheerio, CheerioAPI } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';

/**
 * Keeps the street's parts of the first screen where they are (`StreetParts`, in front of it), moves
 * those that only the closed menu and later sections use behind it, and removes the others.
 */
export function placeParts($: CheerioAPI, firstScreen: Cheerio<Element>): void {
  const library = $('svg[data-parts]').first();
  if (library.length === 0) return;
  const later = library.clone();
  const parts = library.find('> defs').children().toArray();

  const refersTo = (text: string, part: Element) =>
    [part, ...$(part).find('[id]')].some((element) => {
      const id = $(element).attr('id');
      return id !== undefined && (text.includes(`"#${id}"`) || text.includes(`(#${id})`));
    });

  /** The parts that a text refers to, directly or through other parts. */
  function neededBy(text: string, from: Element[]): Element[] {
    const needed = from.filter((part) => refersTo(text, part));
    if (needed.length === 0) return [];
    const others = from.filter((part) => !needed.includes(part));
    return [...needed, ...neededBy($.html(needed), others)];
  }

  const place = (svg: Cheerio<AnyNode>, chosen: Element[]) => {
    svg.children('defs').empty().append(chosen);
    if (chosen.length === 0) svg.remove();
  };
  const shown = neededBy($.html(firstScreen.prevAll().add(firstScreen)), parts);
  library.children('defs').empty();
  const shownLater = neededBy(
    $.html(),
    parts.filter((part) => !shown.includes(part)),
  );
  firstScreen.after(later);
  place(library, shown);
  place(later, shownLater);
}
