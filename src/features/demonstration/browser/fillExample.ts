import type { Example } from '@/content/examples/example';
import { attributeOf, type Mark, marked } from '@/lib/marks';

/** What turns the example of a page into another one. */
export interface ExampleFile
  extends Pick<Example, 'slug' | 'look' | 'questions' | 'customers' | 'calls'> {
  isPrivate: boolean | undefined;
  /** The svg element of its picture. */
  picture: string;
  /** Texts by the area where they stand. */
  texts: Readonly<Record<string, string>>;
  /** The same of texts in whose place the visitor's business name is painted. */
  names: Readonly<Record<string, string>>;
  /** Its web address, in whose place the visitor's is painted. */
  address: string;
  /** The questions that its links ask, by the area of their text. */
  asks: Readonly<Record<string, string>>;
}

/** The areas of an example with a name. */
const areasOf = (place: Element, area: string) => [
  ...place.querySelectorAll<HTMLElement>(marked('area', area)),
];

/** Sets an element's own text, and marks it as a place where the visitor's own may be painted over it. */
function setOwnText(element: HTMLElement, place: Mark, text: string): void {
  element.setAttribute(attributeOf(place), '');
  element.removeAttribute(attributeOf('painted'));
  element.textContent = text;
}

/** The example that a place shows. */
const shown = new WeakMap<Element, ExampleFile>();

/** Turns a place into an example: a website, a picture, a drawn chat, or the whole demonstration. */
export function fillExample(place: Element, example: ExampleFile): void {
  if (shown.get(place) === example) return;
  shown.set(place, example);
  const { look, picture, texts, names, address, asks } = example;
  for (const sheet of [place, ...place.querySelectorAll(marked('look'))]) {
    if (sheet.hasAttribute(attributeOf('look'))) sheet.setAttribute(attributeOf('look'), look);
  }
  for (const drawn of areasOf(place, 'picture')) drawn.innerHTML = picture;
  for (const [area, text] of Object.entries(texts)) {
    for (const element of areasOf(place, area)) element.textContent = text;
  }
  for (const [area, name] of Object.entries(names)) {
    for (const element of areasOf(place, area)) setOwnText(element, 'business-name', name);
  }
  for (const element of areasOf(place, 'address')) setOwnText(element, 'business-address', address);
  // Only links of the demonstration ask its conversation.
  for (const [area, question] of Object.entries(asks)) {
    for (const element of areasOf(place, area)) {
      element.closest(marked('ask'))?.setAttribute(attributeOf('ask'), question);
    }
  }
}
