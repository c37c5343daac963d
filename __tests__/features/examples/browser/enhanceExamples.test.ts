import { fireEvent, waitFor } from '@testing-library/dom';
import { enhanceExamples, showChoices } from '@/features/examples/browser/enhanceExamples';
import {
  keepVisitorBusiness,
  visitorBusiness,
} from '@/features/visitorBusiness/browser/visitorBusiness';

const live = {
  showExample: jest.fn((slug: string) => {
    document.querySelector('[data-example]')?.setAttribute('data-example', slug);
  }),
  askExample: jest.fn(() => true),
};
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
  <input type="radio" name="example" value="bakery" data-name-words="bakery café">
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

const chosen = () => document.querySelector<HTMLInputElement>(':checked')?.value;

test('a name selects its trade once typing pauses or the field is left', () => {
  jest.useFakeTimers();
  for (const letters of ['Vera', "Vera's Den", "Vera's Dental Care"]) {
    type(letters);
    jest.advanceTimersByTime(900);
    expect(visitorBusiness().trade).toBe('');
  }
  jest.advanceTimersByTime(100);
  expect(visitorBusiness().trade).toBe('dentist');
  type("Vera's Bakery");
  expect(chosen()).toBe('dentist');
  fireEvent.change(field());
  expect(chosen()).toBe('bakery');
  type('Vera & Sons');
  fireEvent.change(field());
  expect(chosen()).toBe('general');
});

test('the later of a choice and a name that states a trade selects the example', async () => {
  const name = (text: string) => {
    type(text);
    fireEvent.change(field());
  };
  const choose = (trade: string) =>
    fireEvent.click(document.querySelector(`[value=${trade}]`) as Element);
  choose('bakery');
  name("Vera's Dental Care");
  expect(chosen()).toBe('dentist');
  await waitFor(() => expect(live.showExample).toHaveBeenLastCalledWith('dentist'));
  expect(text('b')).toBe('Vera’s Dental Care');
  // The name states no trade.
  name("Vera's Place");
  expect(chosen()).toBe('bakery');
  name("Vera's Dental Care");
  choose('bakery');
  await waitFor(() => expect(live.showExample).toHaveBeenLastCalledWith('bakery'));
  showChoices();
  expect(chosen()).toBe('bakery');
  type("Vera's Bakery");
  choose('dentist');
  expect(visitorBusiness()).toMatchObject({ trade: 'dentist', namedTrade: 'bakery' });
});

test('a link of the example that opens in another tab asks no question', () => {
  const link = document.body.appendChild(document.createElement('a'));
  link.dataset.ask = 'price';
  for (const key of ['ctrlKey', 'shiftKey', 'metaKey', 'altKey']) {
    expect(fireEvent.click(link, { [key]: true })).toBe(true);
  }
  expect(live.askExample).not.toHaveBeenCalled();
});

test('shows a name painted on another page when this page returns', () => {
  keepVisitorBusiness({ name: 'Vera', trade: 'general' });
  showChoices();
  expect(field()).toHaveValue('Vera');
  expect(document.querySelector('[value=general]')).toBeChecked();
});

test('a stored trade that the site has renamed is replaced by the trade in the name', async () => {
  fireEvent.click(document.querySelector('[value=general]') as Element);
  await waitFor(() => expect(live.showExample).toHaveBeenLastCalledWith('general'));
  live.showExample.mockClear();
  const stored = { trade: 'renamed', namedTrade: 'renamed', chosenTrade: 'renamed' };
  keepVisitorBusiness({ ...stored, name: "Vera's Bakery" });
  showChoices();
  expect(document.documentElement.dataset.trade).toBe('bakery');
  await waitFor(() => expect(live.showExample).toHaveBeenCalledWith('bakery'));
  expect(chosen()).toBe('bakery');
  keepVisitorBusiness({ ...stored, name: '' });
  live.showExample.mockClear();
  showChoices();
  await waitFor(() => expect(live.showExample).toHaveBeenLastCalledWith('bakery'));
});
