import { attributeOf, marked } from '@/lib/marks';
import { conversationId } from '@/lib/paths';
import { addressOf } from '@/lib/text/addressOf';
import type { ExampleFile } from './loadExample';

/** An area of an example, by the value of its mark. */
export const areaOf = (site: Element, area: string) =>
  site.querySelector<HTMLElement>(marked('area', area));

/** Sets an element's own text, which stands there until the visitor's own is painted over it. */
export function setOwnText(element: HTMLElement | null, attribute: string, text: string): void {
  element?.setAttribute(attribute, text);
  element?.removeAttribute(attributeOf('painted'));
  if (element) element.textContent = text;
}

/** Turns a link's text and, in the demonstration, its question into another example's. */
function setLink(link: Element | null | undefined, { label, asks }: ExampleFile['action']): void {
  const text = link?.querySelector('span');
  if (text) text.textContent = label;
  if (link?.hasAttribute(attributeOf('ask'))) link.setAttribute(attributeOf('ask'), asks);
}

function fillSite(site: HTMLElement, example: ExampleFile): void {
  const { slug, look, name, kind, menu, headline, text, action, offers, picture } = example;
  site.setAttribute(attributeOf('site'), slug);
  for (const sheet of [site, ...site.querySelectorAll(marked('look'))]) {
    if (sheet.hasAttribute(attributeOf('look'))) sheet.setAttribute(attributeOf('look'), look);
  }
  const drawn = areaOf(site, 'picture');
  if (drawn) drawn.innerHTML = picture;
  setOwnText(areaOf(site, 'name'), attributeOf('business-name'), name);
  setOwnText(areaOf(site, 'address'), attributeOf('business-address'), addressOf(name));
  for (const [area, words] of Object.entries({ ...example.lines, kind, headline, text })) {
    const element = areaOf(site, area);
    if (element) element.textContent = words;
  }
  setLink(areaOf(site, 'action'), action);
  const links = areaOf(site, 'menu')?.children ?? [];
  for (const [index, link] of menu.entries()) setLink(links[index], link);
  const rows = areaOf(site, 'offers')?.children ?? [];
  for (const [index, { what, price }] of offers.entries()) {
    const [term, description] = rows[index]?.children ?? [];
    if (term && description) [term.textContent, description.textContent] = [what, price];
  }
}

/** Shows an example, with the visitor's name once it is painted, wherever the page shows an example website or chat. */
export function fillSites(example: ExampleFile): void {
  for (const site of document.querySelectorAll<HTMLElement>(marked('site'))) {
    const isShown = site.getAttribute(attributeOf('site')) === example.slug;
    const isNamed = areaOf(site, 'name')?.hasAttribute(attributeOf('business-name')) ?? true;
    if (!isShown || !isNamed) fillSite(site, example);
  }
}

/** Starts to load the typeface of a look, which no element has yet. */
export function loadTypeface(look: string): void {
  const sheet = document
    .querySelector(`#${conversationId}`)
    ?.parentElement?.querySelector(marked('look'));
  const probe = sheet?.cloneNode() as HTMLElement | undefined;
  if (!sheet || !probe) return;
  probe.hidden = true;
  probe.setAttribute(attributeOf('look'), look);
  sheet.after(probe);
  const typefaces = getComputedStyle(probe).getPropertyValue('--example-typeface');
  const weight = getComputedStyle(probe).getPropertyValue('--example-weight');
  probe.remove();
  document.fonts.load(`${weight} 1em ${typefaces}`).catch(() => undefined);
}
