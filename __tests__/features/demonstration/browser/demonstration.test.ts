import { fireEvent, waitFor } from '@testing-library/dom';
import { enhanceDemonstration, showChoices } from '@/features/demonstration/browser/demonstration';
import {
  keepVisitorBusiness,
  visitorBusiness,
} from '@/features/visitorBusiness/browser/visitorBusiness';

const live = { showExample: jest.fn(async () => undefined) };
jest.mock('@/features/demonstration/browser/loadLive', () => ({ loadLive: async () => live }));

const page = `
  <svg><defs>
    <g id="street-emblem"></g>
    <rect id="street-name-board" x="962" y="290" width="260" height="54"/>
    <text id="street-lettering"></text>
    <g id="street-goods"></g>
    <g id="street-goods-bakery" display="none"></g>
  </defs></svg>
  <input id="business-name" disabled>
  <input type="radio" name="example" value="dentist" data-name-words="dental molar" checked>
  <input type="radio" name="example" value="bakery" data-name-words="baker café">
  <input type="radio" name="example" value="general" data-name-words="">
  <b data-business-name="">Maple &amp; Molar</b>
  <i data-business-address="">maple-and-molar.example</i>
  <div data-example="dentist"></div>
  <p data-not-loaded="" hidden>That example didn’t load.</p>
  <p data-business-only="" hidden>for <bdi data-business-name=""></bdi></p>`;

const text = (selector: string) => document.querySelector(selector)?.textContent;
const field = () => document.querySelector('input') as HTMLInputElement;
const type = (value: string) => fireEvent.input(field(), { target: { value } });

beforeEach(() => {
  live.showExample.mockClear();
  global.IntersectionObserver = class {
    observe = jest.fn();
  } as never;
  document.body.innerHTML = page;
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    measureText: (measured: string) => ({ width: 50 * measured.length }),
  } as never);
  enhanceDemonstration();
});

test('paints a name everywhere as it is typed, and removes it again', () => {
  const emblem = () => document.getElementById('street-emblem')?.getAttribute('display');
  const shown = () => [
    text('#street-lettering'),
    emblem(),
    ...['b', 'i', 'p:last-of-type'].map(text),
  ];
  const name = "Vera's Bakery";
  expect(field()).toBeEnabled();
  type(name);
  expect(shown()).toEqual([name, 'none', name, 'veras-bakery.example', `for ${name}`]);
  expect(document.querySelector('p:last-of-type')).toBeVisible();
  type('');
  const site = ['Maple & Molar', 'maple-and-molar.example'];
  expect(shown()).toEqual(['', 'inline', ...site, expect.any(String)]);
  expect(document.querySelector('p:last-of-type')).not.toBeVisible();
});

test.each([
  ['Salt & Stone', 'salt-and-stone.example'],
  ['مخبز السلام', 'مخبز-السلام.example'],
  ['🦷', 'maple-and-molar.example'],
])('the site of %s is at %s', (name, address) => {
  type(name);
  expect(text('i')).toBe(address);
});

test('sets a right-to-left name from right to left', () => {
  type('🦷 مخبز');
  expect(document.getElementById('street-lettering')).toHaveAttribute('direction', 'rtl');
});

test('shows markup as text', () => {
  type('<img src=x onerror=alert(1)>');
  expect(text('b')).toBe('<img src=x onerror=alert(1)>');
  expect(document.querySelector('img')).toBeNull();
});

test('leaves a long name as typed until the field is left, then shows what fits the sign', () => {
  const long = `${'x'.repeat(30)} ${'y'.repeat(15)}`;
  type(long);
  expect(field()).toHaveValue(long);
  expect(text('b')).toBe('x'.repeat(30));
  fireEvent.change(field());
  expect(field()).toHaveValue('x'.repeat(30));
});

test('a name selects its trade until the visitor chooses one', () => {
  type("Vera's Dental Care");
  expect(visitorBusiness().trade).toBe('dentist');
  type("Vera's Bakery");
  expect(document.querySelector('[value=bakery]')).toBeChecked();
  type('Vera & Sons');
  expect(visitorBusiness()).toEqual({ name: 'Vera & Sons', trade: 'bakery', isTradeChosen: false });
  fireEvent.click(document.querySelector('[value=general]') as Element);
  type('Dental');
  expect(visitorBusiness()).toEqual({ name: 'Dental', trade: 'general', isTradeChosen: true });
});

test('the shop on the street shows the trade', () => {
  const shown = () =>
    Array.from(document.querySelectorAll('[id^=street-goods][display=inline]'), ({ id }) => id);
  type("Vera's Bakery");
  expect(shown()).toEqual(['street-goods-bakery']);
  expect(document.documentElement).toHaveAttribute('data-trade', 'bakery');
  fireEvent.click(document.querySelector('[value=general]') as Element);
  expect(shown()).toEqual(['street-goods']);
});

test('a name without a trade keeps the first example', () => {
  type('Vera');
  expect(visitorBusiness().trade).toBe('');
  expect(document.querySelector('[value=dentist]')).toBeChecked();
});

test('shows a name painted on another page when this page returns', () => {
  keepVisitorBusiness({ name: 'Vera', trade: 'general', isTradeChosen: false });
  showChoices();
  expect(field()).toHaveValue('Vera');
  expect(document.querySelector('[value=general]')).toBeChecked();
});

test('an empty text of its own stays empty when the name is taken away', () => {
  document.body.insertAdjacentHTML('beforeend', '<u data-business-name=""></u>');
  type('Vera');
  expect(text('u')).toBe('Vera');
  type('');
  expect(text('u')).toBe('');
});

test("shows a chosen example, and keeps the one shown if it can't be loaded", async () => {
  const note = () => document.querySelector('[data-not-loaded]');
  fireEvent.click(document.querySelector('[value=bakery]') as Element);
  await waitFor(() => expect(live.showExample).toHaveBeenCalledWith('bakery', true));
  expect(note()).not.toBeVisible();
  live.showExample.mockRejectedValueOnce(new TypeError('offline'));
  fireEvent.click(document.querySelector('[value=general]') as Element);
  await waitFor(() => expect(note()).toBeVisible());
  expect(document.querySelector('[value=dentist]')).toBeChecked();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(note()).not.toBeVisible());
  expect(live.showExample).toHaveBeenLastCalledWith('general', true);
  expect(document.querySelector('[value=general]')).toBeChecked();
});
