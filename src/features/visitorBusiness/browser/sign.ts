import { anyBusiness } from '@/content/examples/example';
import { addressOf } from '@/lib/text/addressOf';
import { letter } from './lettering';
import { ownTrade, type VisitorBusiness, visitorBusiness, writtenName } from './visitorBusiness';

/** Begins with a letter of a right-to-left script. */
const rightToLeft = /^[^\p{L}]*[\u0590-\u08ff\ufb1d-\ufefc]/u;

/** Writes an apostrophe after a letter as a curly one. */
const painted = (name: string) => name.replace(/(\p{L})'/gu, '$1’');

const inStreet = (id: string) => document.getElementById(`street-${id}`);

/** Reports whether an element shows the visitor's business. In another trade's example, only the offer does. */
function isOwn(element: HTMLElement, trade: string): boolean {
  const example = element.closest<HTMLElement>('[data-example]')?.dataset.example ?? trade;
  return element.dataset.shows === 'genericName' || [trade, anyBusiness].includes(example);
}

/** Shows a name in the visitor's elements. Restores the other elements' text from `data-painted`. */
function write(selector: string, name: string, trade: string): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const text = isOwn(element, trade) ? name : '';
    const original = element.dataset.painted ?? element.textContent ?? '';
    if (text) element.dataset.painted = original;
    else delete element.dataset.painted;
    element.textContent = text || original;
  }
}

/** Writes the name on the board of every street (street.svg, `name`). */
function letterBoard(text: Element, name: string, widthOf: (text: string) => number): void {
  const of = (attribute: string) => Number(inStreet('name-board')?.getAttribute(attribute));
  const [width, height] = [of('width'), of('height')];
  const { lines, size } = letter(name, { width, height }, widthOf);
  text.setAttribute('font-size', size.toFixed(1));
  text.setAttribute('direction', rightToLeft.test(name) ? 'rtl' : 'ltr');
  text.replaceChildren(
    ...lines.map((line, index) => {
      const written = document.createElementNS('http://www.w3.org/2000/svg', 'tspan');
      const middle = of('y') + height / 2 + (index - (lines.length - 1) / 2) * size;
      written.setAttribute('x', String(of('x') + width / 2));
      written.setAttribute('y', (middle + 0.35 * size).toFixed(1));
      written.textContent = line;
      return written;
    }),
  );
}

function showTrade(trade: string): void {
  const shown = inStreet(`goods-${trade}`);
  const { dataset } = document.documentElement;
  if (shown) dataset.trade = trade;
  else delete dataset.trade;
  for (const goods of document.querySelectorAll('[id^="street-goods-"]')) {
    goods.setAttribute('display', goods === shown ? 'inline' : 'none');
  }
}

function showName(name: string, trade: string): void {
  const lettering = inStreet('lettering');
  const ruler = name && lettering ? document.createElement('canvas').getContext('2d') : null;
  if (ruler && lettering) {
    const { fontWeight, fontFamily } = getComputedStyle(lettering);
    ruler.font = `${fontWeight} 100px ${fontFamily}`;
  }
  const widthOf = (text: string) =>
    ruler ? ruler.measureText(text).width / 100 : 0.6 * text.length;
  if (lettering) letterBoard(lettering, name, widthOf);
  const { style } = document.documentElement;
  style.setProperty('--name-width', widthOf(name).toFixed(2));
  style.setProperty('--show-emblem', name ? 'none' : 'inline');
  write('[data-business-name]', name, trade);
  write('[data-business-address]', addressOf(name), trade);
  const note = document.querySelector<HTMLElement>('[data-without-business]');
  if (note) note.hidden = name !== '';
}

/** Without a name, shows the company of the sent request. */
function shownBusiness(): VisitorBusiness {
  const business = visitorBusiness();
  const sent = document.querySelector<HTMLElement>('[data-company]')?.dataset.company ?? '';
  return { ...business, name: business.name || writtenName(sent) };
}

let isShown = false;

/** Shows the visitor's business. Without one, avoids layout. */
export function showVisitorBusiness(): void {
  const business = shownBusiness();
  if (!business.name && !business.trade && !isShown) return;
  isShown = true;
  const trade = ownTrade(business);
  showTrade(trade);
  showName(painted(business.name), trade);
}
