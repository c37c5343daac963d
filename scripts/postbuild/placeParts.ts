import { elementsOf } from './splitFirstScreen';

/** The svg with the parts that every drawing may refer to (`StreetParts`). */
const library = /(<svg\b[^>]* data-parts="[^>]*><defs>)(.*?)(<\/defs><\/svg>)/s;

/** Whether a text refers to a part, or to something in it. */
const refersTo = (text: string, part: string) =>
  Array.from(part.matchAll(/\bid="([^"]*)"/g), ([, id]) => id).some(
    (id) => text.includes(`"#${id}"`) || text.includes(`(#${id})`),
  );

/** The parts that a text refers to, directly or through other parts. */
function neededBy(text: string, parts: readonly string[]): string[] {
  const needed = parts.filter((part) => refersTo(text, part));
  if (needed.length === 0) return [];
  const others = parts.filter((part) => !needed.includes(part));
  return [...needed, ...neededBy(needed.join(''), others)];
}

/**
 * Keeps the street's parts of the first screen in front of it, moves those that only the closed
 * menu and later sections use behind it, and removes the others.
 *
 * @param page the first screen and the rest
 */
export function placeParts([first, rest]: [string, string]): [string, string] {
  const [svg = '', start, content, end] = library.exec(first) ?? [];
  if (!content) return [first, rest];
  const parts = elementsOf(content);
  const shown = neededBy(first.slice(first.indexOf('<main')), parts);
  const others = parts.filter((part) => !shown.includes(part));
  const shownLater = neededBy(first.replace(svg, '') + rest, others);
  const write = (chosen: readonly string[]) =>
    chosen.length > 0 ? start + chosen.join('') + end : '';
  return [first.replace(svg, () => write(shown)), write(shownLater) + rest];
}
