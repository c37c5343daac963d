import type { Example } from '@/content/examples/example';

export interface ExampleData extends Pick<Example, 'slug' | 'questions' | 'customers' | 'call'> {
  isPrivate: boolean | undefined;
  picture: string;
  /** The text of each element. */
  texts: Readonly<Record<string, string>>;
  asks: Readonly<Record<string, string>>;
}

const showing = (website: Element, what: string) =>
  website.querySelectorAll<HTMLElement>(`[data-shows="${what}"]`);

export function fillExample(website: Element, { slug, picture, texts, asks }: ExampleData): void {
  website.querySelector('[data-look]')?.setAttribute('data-look', slug);
  for (const drawn of showing(website, 'picture')) drawn.innerHTML = picture;
  for (const [what, text] of Object.entries(texts)) {
    for (const element of showing(website, what)) {
      delete element.dataset.painted;
      element.textContent = text;
    }
  }
  for (const [what, question] of Object.entries(asks)) {
    for (const link of showing(website, what)) link.dataset.ask = question;
  }
}
