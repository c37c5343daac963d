import type { Example } from '@/content/examples/example';

/** What turns the shown example into another one. */
export interface ExampleData extends Pick<Example, 'slug' | 'questions' | 'customers' | 'call'> {
  isPrivate: boolean | undefined;
  picture: string;
  /** Texts, by what shows them. */
  texts: Readonly<Record<string, string>>;
  /** The questions that its links ask, by what the links show. */
  asks: Readonly<Record<string, string>>;
}

/** The elements that show something of an example: `name`, `menu-0`, `headline`, … */
const showing = (place: Element, what: string) =>
  place.querySelectorAll<HTMLElement>(`[data-shows="${what}"]`);

/** Turns the shown example into another one. The visitor's own name and address are then painted again. */
export function fillExample(place: Element, { slug, picture, texts, asks }: ExampleData): void {
  place.querySelector('[data-look]')?.setAttribute('data-look', slug);
  for (const drawn of showing(place, 'picture')) drawn.innerHTML = picture;
  for (const [what, text] of Object.entries(texts)) {
    for (const element of showing(place, what)) {
      delete element.dataset.painted;
      element.textContent = text;
    }
  }
  for (const [what, question] of Object.entries(asks)) {
    for (const link of showing(place, what)) link.dataset.ask = question;
  }
}
