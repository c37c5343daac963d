import { fireEvent, waitFor } from '@testing-library/dom';
import { enhanceExamples, showChoices } from '@/features/examples/browser/enhanceExamples';
import {
  keepVisitorBusiness,
  visitorBusiness,
} from '@/features/visitorBusiness/browser/visitorBusiness';

const live = { showExample: jest.fn(async () => undefined) };
jest.mock('/examples.js', () => live, { virtual: true });

const page = `
  <svg><defs>
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
  <div data-example="dentist"></div>`;

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
  enhanceExamples();
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
  expect(visitorBusiness()).toMatchObject({
    name: 'Vera & Sons',
    trade: 'bakery',
    isTradeChosen: false,
  });
  fireEvent.click(document.querySelector('[value=general]') as Element);
  type('Dental');
  expect(visitorBusiness()).toMatchObject({
    name: 'Dental',
    trade: 'general',
    isTradeChosen: true,
  });
});

const chosen = () => document.querySelector<HTMLInputElement>(':checked')?.value;

test('a name that says no trade selects the example for any business once it stands', () => {
  jest.useFakeTimers();
  for (const letters of ['V', 'Ve', 'Vera']) {
    jest.advanceTimersByTime(900);
    type(letters);
    expect(chosen()).toBe('dentist');
  }
  jest.advanceTimersByTime(1000);
  expect(chosen()).toBe('general');
  type("Vera's Bakery");
  expect(chosen()).toBe('bakery');
  type("Vera's");
  expect(chosen()).toBe('bakery');
  fireEvent.change(field());
  expect(chosen()).toBe('general');
  expect(visitorBusiness().isTradeChosen).toBe(false);
});

test('shows a name painted on another page when this page returns', () => {
  keepVisitorBusiness({ name: 'Vera', trade: 'general', isTradeChosen: false });
  showChoices();
  expect(field()).toHaveValue('Vera');
  expect(document.querySelector('[value=general]')).toBeChecked();
});

test('a stored trade that the site has renamed gives way to what the name says', async () => {
  fireEvent.click(document.querySelector('[value=general]') as Element);
  await waitFor(() => expect(live.showExample).toHaveBeenLastCalledWith('general'));
  live.showExample.mockClear();
  const stored = { trade: 'renamed', namedTrade: 'renamed', isTradeChosen: true };
  keepVisitorBusiness({ ...stored, name: "Vera's Bakery" });
  showChoices();
  // At once, and not when its example comes near.
  expect(document.documentElement.dataset.trade).toBe('bakery');
  await waitFor(() => expect(live.showExample).toHaveBeenCalledWith('bakery'));
  expect(chosen()).toBe('bakery');
  keepVisitorBusiness({ ...stored, name: '' });
  showChoices();
  await waitFor(() => expect(live.showExample).toHaveBeenCalledWith('dentist'));
});
