import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conversationCopy as copy, greetings } from '@/content/examples/conversation';
import { demonstration } from '@/content/examples/demonstration';
import { examples } from '@/content/examples/examples';
import { enhanceCall } from '@/features/demonstration/browser/call/call';
import { Conversation } from '@/features/demonstration/components/Conversation';
import { exampleFile } from '@/features/demonstration/exampleFile';
import { type Heard, standInVoices } from '../../../../../testing/browser/standInVoices';

const [plumber] = examples;
const greetingBy = (name: string) => greetings.en.replace('{name}', name);
const lines = [greetingBy(plumber.name), ...plumber.calls.en.lines];
const spanishLines = [greetings.es.replace('{name}', plumber.name), ...plumber.calls.es.lines];
const panel = () => document.getElementById('conversation') as HTMLElement;
const heard = () => (Reflect.get(window, 'heard') as Heard[]).filter(({ text }) => text);
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const tap = (name: string) => user.click(screen.getByRole('button', { name }));
const lineNow = () => document.querySelector('[data-spoken="now"] q')?.textContent;

/** Prepares a device with voices, on which a line takes a second. */
function begin(names: string[]): void {
  jest.useFakeTimers();
  standInVoices({ names, duration: 1000 });
  Element.prototype.scrollIntoView = jest.fn();
  render(<Conversation example={plumber} />);
  panel().setAttribute('data-conversation', 'start');
  enhanceCall(panel()).show(exampleFile('plumber'));
}

afterEach(() => jest.useRealTimers());

test('plays nothing by itself', () => {
  begin(['Ann', 'Bob']);
  jest.advanceTimersByTime(60_000);
  expect(heard()).toEqual([]);
});

test('rings, then lets two voices take turns, lights the line that is spoken, and rests', async () => {
  begin(['Ann', 'Bob']);
  panel().querySelector('[data-call] [data-business-name]')?.replaceChildren("Vera's Pipes");
  await tap(demonstration.hear);
  expect(panel()).toHaveAttribute('data-conversation', 'call');
  expect(panel()).toHaveAttribute('data-ringing');
  expect(heard()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1300);
  expect(panel()).not.toHaveAttribute('data-ringing');
  expect(lineNow()).toBe(greetingBy("Vera's Pipes"));
  await jest.advanceTimersByTimeAsync(1000);
  expect(lineNow()).toBe(lines[1]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(heard().map(({ text }) => text)).toEqual([
    greetingBy("Vera's Pipes"),
    ...plumber.calls.en.lines,
  ]);
  expect(heard().map(({ voice }) => voice)).toEqual(lines.map((_, at) => (at % 2 ? 'Bob' : 'Ann')));
  expect(lineNow()).toBeUndefined();
  expect(screen.getByRole('button', { name: copy.again })).toBeVisible();
});

test('gives a single voice two pitches, and uses none that is not the device’s own', async () => {
  begin(['Cloud*', 'Ann']);
  await tap(demonstration.hear);
  await jest.advanceTimersByTimeAsync(2300);
  expect(heard().map(({ voice }) => voice)).toEqual(['Ann', 'Ann']);
  expect(new Set(heard().map(({ pitch }) => pitch)).size).toBe(2);
});

test('stops, and plays again from the start', async () => {
  begin(['Ann', 'Bob']);
  await tap(demonstration.hear);
  await jest.advanceTimersByTimeAsync(2300);
  await tap(copy.stop);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(heard()).toHaveLength(2);
  await tap(copy.again);
  await jest.advanceTimersByTimeAsync(2300);
  expect(heard().map(({ text }) => text)).toEqual([...lines.slice(0, 2), ...lines.slice(0, 2)]);
});

test('ends when the page is hidden, and when the visitor goes back to the chat', async () => {
  begin(['Ann', 'Bob']);
  await tap(demonstration.hear);
  await jest.advanceTimersByTimeAsync(1300);
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(heard()).toHaveLength(1);
  Reflect.deleteProperty(document, 'hidden');
  await tap(copy.again);
  await jest.advanceTimersByTimeAsync(1300);
  await tap(demonstration.back);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(heard()).toHaveLength(2);
  expect(panel()).toHaveAttribute('data-conversation', 'start');
  expect(screen.getByRole('button', { name: demonstration.hear })).toHaveFocus();
});

test.each([[['Cloud*']], [[]]])(
  'is there to read on a device with the voices %j',
  async (names) => {
    begin(names);
    await tap(demonstration.hear);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(heard()).toEqual([]);
    expect(screen.getByText(demonstration.notSpoken)).toBeVisible();
    expect(screen.queryByRole('button', { name: copy.stop })).toBeNull();
    const call = within(panel().querySelector('[data-call]') as HTMLElement);
    for (const line of lines.slice(1)) expect(call.getByText(line)).toBeVisible();
    expect(document.querySelector('[data-spoken=""]')).toBeNull();
  },
);

const lineAt = (index: number) => panel().querySelectorAll('[data-call] q')[index];

test('speaks Spanish with Spanish voices, marked as such, and English again', async () => {
  begin(['Ann', 'Ana es_US', 'Luz es-ES', 'Luis es-MX', 'Eva es-US*']);
  await tap(demonstration.hearInSpanish);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(heard().map(({ text }) => text)).toEqual(spanishLines);
  expect(heard().map(({ voice }) => voice)).toEqual(
    lines.map((_, at) => (at % 2 ? 'Luis' : 'Ana')),
  );
  expect(lineAt(0)).toHaveTextContent(spanishLines[0] ?? '');
  for (const index of lines.keys()) expect(lineAt(index)).toHaveAttribute('lang', 'es');
  expect(screen.getByText(plumber.calls.es.text)).toBeVisible();
  await tap(demonstration.back);
  expect(screen.getByRole('button', { name: demonstration.hearInSpanish })).toHaveFocus();
  await tap(demonstration.hear);
  await jest.advanceTimersByTimeAsync(2000);
  expect(heard().at(-1)).toMatchObject({ text: lines[0], voice: 'Ann' });
  expect(lineAt(0)).toHaveAttribute('lang', 'en');
});

test("keeps the visitor's name in both languages", async () => {
  begin([]);
  panel().querySelector('[data-call] [data-business-name]')?.replaceChildren("Vera's Pipes");
  await tap(demonstration.hearInSpanish);
  expect(lineAt(0)).toHaveTextContent(greetings.es.replace('{name}', "Vera's Pipes"));
});

test('is there to read in Spanish on a device with English voices only, and spoken in English', async () => {
  begin(['Ann']);
  await tap(demonstration.hearInSpanish);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(heard()).toEqual([]);
  expect(screen.getByText(demonstration.notSpoken)).toBeVisible();
  for (const line of spanishLines.slice(1)) expect(screen.getByText(line)).toBeVisible();
  await tap(demonstration.back);
  await tap(demonstration.hear);
  await jest.advanceTimersByTimeAsync(2000);
  expect(screen.queryByText(demonstration.notSpoken)).not.toBeVisible();
  expect(heard()).not.toEqual([]);
});

test('shows the call of another example in the language that was heard', async () => {
  jest.useFakeTimers();
  standInVoices({ names: [], duration: 1000 });
  Element.prototype.scrollIntoView = jest.fn();
  render(<Conversation example={plumber} />);
  const call = enhanceCall(panel());
  call.show(exampleFile('plumber'));
  await tap(demonstration.hearInSpanish);
  call.show(exampleFile('salon'));
  expect(lineAt(1)).toHaveTextContent(exampleFile('salon').calls.es.lines[0]);
});

describe.each(examples)('$name', ({ calls }) => {
  test.each(Object.values(calls))('says that it is an assistant when asked', ({ lines, text }) => {
    const asked = lines.findIndex((line) =>
      /machine|robot|real|recording|máquina|grabación/.test(line),
    );
    expect(lines[asked + 1]).toMatch(/assistant|Yes, you are|soy el asistente/i);
    // A hyphen in a spoken number does not break.
    const [, name, start, end] = /(\w+ \w+), (555)\u2011(\d{4})/.exec(lines[4]) ?? [];
    expect(text).toContain(`${name}, ${start}-${end}`);
  });
});
