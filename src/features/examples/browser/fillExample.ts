import type { Example } from '@/content/examples/example';

export interface ExampleData extends Pick<Example, 'slug' | 'questions' | 'customers' | 'call'> {
  isPrivate: boolean | undefined;
  picture: string;
  /** By element. */
  texts: Readonly<Record<string, string>>;
  asks: Readonly<Record<string, string>>;
}

const showing = (place: Element, what: string) =>
  place.querySelectorAll<HTMLElement>(`[data-shows="${what}"]`);

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
