import { addressOf } from '@/lib/addressOf';
import { enhanceConversations } from './conversation';
import { letter } from './lettering';
import { keepVisitorBusiness, visitorBusiness, writtenName } from './visitorBusiness';

/** A text whose first letter belongs to a script that is written from right to left. */
const rightToLeft = /^[^\p{L}]*[\u0590-\u08ff\ufb1d-\ufefc]/u;

/** A part of the street, which a page has once (`StreetParts`). */
const inStreet = (id: string) => document.getElementById(`street-${id}`);

/**
 * Shows a text in every element with an attribute, which keeps the element's own text: where the text is
 * empty, that comes back.
 */
function write(attribute: string, text: string, width: number): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[${attribute}]`)) {
    const own = element.getAttribute(attribute) || (element.textContent ?? '');
    element.setAttribute(attribute, own);
    element.textContent = text || own;
    element.toggleAttribute('data-painted', text !== '');
    element.style.setProperty('--name-width', width.toFixed(2));
  }
}

/** Letters the board over the shop's door, which every picture of the street shows (street.svg, `name`). */
function letterBoard(text: Element, name: string, widthOf: (text: string) => number): void {
  const of = (attribute: string) => Number(inStreet('name-board')?.getAttribute(attribute));
  const [width, height] = [of('width'), of('height')];
  const { lines, size } = letter(name, { width, height }, widthOf);
  inStreet('emblem')?.setAttribute('display', name ? 'none' : 'inline');
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

function paint(name: string): void {
  const lettering = inStreet('lettering');
  const ruler = name && lettering ? document.createElement('canvas').getContext('2d') : null;
  if (ruler && lettering) {
    const { fontWeight, fontFamily } = getComputedStyle(lettering);
    ruler.font = `${fontWeight} 100px ${fontFamily}`;
  }
  const widthOf = (text: string) =>
    ruler ? ruler.measureText(text).width / 100 : 0.6 * text.length;
  if (lettering) letterBoard(lettering, name, widthOf);
  write('data-business-name', name, widthOf(name));
  write('data-business-address', addressOf(name), 0);
  for (const element of document.querySelectorAll<HTMLElement>('[data-business-only]')) {
    element.hidden = !name;
  }
}

const nameField = () => document.querySelector<HTMLInputElement>('#business-name');
const trades = () => [...document.querySelectorAll<HTMLInputElement>('[name="example"]')];

/** The trade that a name says: the first with a word (`data-name-words`) that begins a word of the name. */
function tradeIn(name: string): string | undefined {
  const words = name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return trades().find(({ dataset }) =>
    dataset.nameWords
      ?.split(' ')
      .some((beginning) => beginning && words.some((word) => word.startsWith(beginning))),
  )?.value;
}

function choose(trade: string): void {
  for (const choice of trades()) if (trade) choice.checked = choice.value === trade;
}

/** Shows the visitor's business wherever the page speaks of it. */
export function showVisitorBusiness(): void {
  const { name, trade } = visitorBusiness();
  const field = nameField();
  if (field) field.value = name;
  choose(trade);
  paint(name);
}

/**
 * Lets visitors paint a name over the door and choose a trade, where a page has the fields, and shows the name on
 * every page from then on. It stays in the tab's storage. Until a trade is chosen by hand, the name decides it
 * where it says one. Also lets visitors ask the examples.
 */
export function enhanceDemonstration(): void {
  const field = nameField();

  function keep(event: Event) {
    const typed = field?.value ?? '';
    const name = writtenName(typed);
    const isCut = name.length < typed.trim().length;
    if (field && isCut && !(event as InputEvent).isComposing) field.value = name;
    const kept = visitorBusiness();
    const chosen = trades().find((choice) => choice === event.target)?.value;
    const isTradeChosen = kept.isTradeChosen || chosen !== undefined;
    const trade = chosen ?? ((!isTradeChosen && tradeIn(name)) || kept.trade);
    keepVisitorBusiness({ name, trade, isTradeChosen });
    choose(trade);
    paint(name);
  }

  for (const control of [...trades(), ...(field ? [field] : [])]) {
    control.disabled = false;
    control.addEventListener('input', keep);
  }
  // Letters are as wide as their typeface says, once that has come.
  document.fonts?.addEventListener('loadingdone', () => paint(visitorBusiness().name));
  showVisitorBusiness();
  enhanceConversations();
}
