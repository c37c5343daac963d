import { elementsOf } from './splitFirstScreen';

/** The svg that holds what every drawing of the page may refer to (`StreetParts`). */
const library = /(<svg\b[^>]* data-parts="[^>]*><defs>)(.*?)(<\/defs><\/svg>)/s;

/** Whether a text refers to a part, or to something in it. */
const refersTo = (text: string, part: string) =>
  Array.from(part.matchAll(/\bid="([^"]*)"/g), ([, id]) => id).some(
    (id) => text.includes(`"#${id}"`) || text.includes(`(#${id})`),
  );

/** The parts that a text refers to, and those that these refer to. */
function neededBy(text: string, parts: readonly string[]): string[] {
  const needed = parts.filter((part) => refersTo(text, part));
  if (needed.length === 0) return [];
  const others = parts.filter((part) => !needed.includes(part));
  return [...needed, ...neededBy(needed.join(''), others)];
}

/**
 * Leaves in front of the first screen those parts of the street that it shows, moves what only the closed
 * menu and later sections show behind it, and takes away the others.
 *
 * @param page the first screen, and what follows it
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
