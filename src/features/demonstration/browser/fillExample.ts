import type { Example } from '@/content/examples/example';
import { attributeOf, marked } from '@/lib/marks';

/** What turns the demonstration into another example. */
export interface ExampleFile
  extends Pick<Example, 'slug' | 'look' | 'questions' | 'customers' | 'call'> {
  isPrivate: boolean | undefined;
  /** The svg element of its picture. */
  picture: string;
  /** Texts by the area where they stand. */
  texts: Readonly<Record<string, string>>;
  /** The questions that its links ask, by their area. */
  asks: Readonly<Record<string, string>>;
}

/** The areas of an example with a name. */
const areasOf = (place: Element, area: string) => [
  ...place.querySelectorAll<HTMLElement>(marked('area', area)),
];

/** Turns the demonstration into another example. The visitor's own name and address are then painted again. */
export function fillExample(place: Element, { look, picture, texts, asks }: ExampleFile): void {
  place.querySelector(marked('look'))?.setAttribute(attributeOf('look'), look);
  for (const drawn of areasOf(place, 'picture')) drawn.innerHTML = picture;
  for (const [area, text] of Object.entries(texts)) {
    for (const element of areasOf(place, area)) {
      element.removeAttribute(attributeOf('painted'));
      element.textContent = text;
    }
  }
  for (const [area, question] of Object.entries(asks)) {
    for (const link of areasOf(place, area)) link.setAttribute(attributeOf('ask'), question);
  }
}
