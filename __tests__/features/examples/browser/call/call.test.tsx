import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callGreeting, conversationCopy as copy } from '@/content/examples/conversationCopy';
import { examples } from '@/content/examples/examples';
import { examplesCopy } from '@/content/examples/examplesCopy';
import { enhanceCall } from '@/features/examples/browser/call/call';
import { Conversation } from '@/features/examples/components/Conversation';
import { exampleData } from '@/features/examples/exampleData';
import { type Heard, standInVoices } from '../../../../../testing/unit/standInVoices';

const [plumber] = examples;
const greetingBy = (name: string) => callGreeting.replace('{name}', name);
const lines = [greetingBy(plumber.name), ...plumber.call.lines];
const panel = () => document.getElementById('conversation') as HTMLElement;
const heard = () => (Reflect.get(window, 'heard') as Heard[]).filter(({ text }) => text);
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const tap = (name: string) => user.click(screen.getByRole('button', { name }));
const lineNow = () => document.querySelector('[data-spoken="now"] q')?.textContent;

/** A device on which a voice takes a second for each line. */
function begin(names: string[], habits: Partial<Parameters<typeof standInVoices>[0]> = {}): void {
  jest.useFakeTimers();
  standInVoices({ names, duration: 1000, ...habits });
  render(<Conversation example={plumber} />);
  panel().setAttribute('data-conversation', 'start');
  enhanceCall(panel(), jest.fn()).show(exampleData(examples[0]));
}

test('begins on request, rings, lets two speakers take turns, lights their lines, and ends', async () => {
  begin(['Ann', 'Bob']);
  jest.advanceTimersByTime(60_000);
  expect(heard()).toEqual([]);
  panel().querySelector('ol [data-business-name]')?.replaceChildren("Vera's Pipes");
  await tap(examplesCopy.hear);
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
    ...plumber.call.lines,
  ]);
  const [first, second] = heard().map(({ pitch }) => pitch);
  expect(first).not.toBe(second);
  expect(heard().map(({ pitch }) => pitch)).toEqual(
    lines.map((_, at) => (at % 2 ? second : first)),
  );
  expect(lineNow()).toBeUndefined();
  expect(screen.getByRole('button', { name: copy.again })).toBeVisible();
});

test('ends when the page is hidden, and when the visitor goes back to the chat', async () => {
  begin(['Ann', 'Bob']);
  await tap(examplesCopy.hear);
  await jest.advanceTimersByTimeAsync(1300);
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(heard()).toHaveLength(1);
  Reflect.deleteProperty(document, 'hidden');
  await tap(copy.again);
  await jest.advanceTimersByTimeAsync(1300);
  window.dispatchEvent(new Event('pagehide'));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(heard()).toHaveLength(2);
  await tap(copy.again);
  await jest.advanceTimersByTimeAsync(1300);
  await tap(examplesCopy.back);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(heard()).toHaveLength(3);
  expect(panel()).toHaveAttribute('data-conversation', 'start');
  expect(screen.getByRole('button', { name: examplesCopy.hear })).toHaveFocus();
});

test('a double click on Stop leaves it stopped, and another press starts it', async () => {
  begin(['Ann', 'Bob']);
  await tap(examplesCopy.hear);
  await jest.advanceTimersByTimeAsync(1300);
  const before = heard().length;
  await user.dblClick(screen.getByRole('button', { name: copy.stop }));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(heard()).toHaveLength(before);
  await tap(copy.again);
  await jest.advanceTimersByTimeAsync(1300);
  expect(heard()).toHaveLength(before + 1);
});

test.each([[['Cloud*']], [[]]])('is readable on a device with voices %j', async (names) => {
  begin(names);
  await tap(examplesCopy.hear);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(heard()).toEqual([]);
  expect(screen.getByText(examplesCopy.notSpoken)).toBeVisible();
  expect(screen.queryByRole('button', { name: copy.stop })).toBeNull();
  expect(screen.getByRole('button', { name: examplesCopy.back })).toHaveFocus();
  const call = within(panel().querySelector('ol') as HTMLElement);
  for (const line of lines.slice(1)) expect(call.getByText(line)).toBeVisible();
  expect(document.querySelector('[data-spoken=""]')).toBeNull();
});

test.each<[string, Parameters<typeof begin>[1]]>([
  ['lists its voices after three seconds, and does not tell', { listsAfter: 3000 }],
  ['drops what is spoken right after something was canceled', { dropsAfterCancel: true }],
  ['fails once', { failing: [lines[2] ?? ''] }],
  ['never tells the end of a line', { endless: [lines[1] ?? ''] }],
])('is heard to its end on a device that %s', async (_, habits) => {
  begin(['Ann', 'Bob'], habits);
  await tap(examplesCopy.hear);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(heard().map(({ text }) => text)).toEqual(lines);
  expect(screen.queryByText(examplesCopy.notSpoken)).not.toBeVisible();
  await tap(copy.again);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(heard()).toHaveLength(2 * lines.length);
});

test('does not speak a dropped line again after it was stopped', async () => {
  begin(['Ann', 'Bob'], { failing: [lines[0] ?? ''] });
  await tap(examplesCopy.hear);
  await jest.advanceTimersByTimeAsync(1300);
  await tap(copy.stop);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(heard()).toEqual([]);
});

test.each([
  ['its usual one', ['Albert', 'Bad', 'Samantha!', 'Tom'], 'Samantha'],
  ['an American usual one before others', ['Albert', 'Kate en-GB!', 'Sam en_US!'], 'Sam'],
  ['no joke where its language is another one', ['Albert', 'Eva es-US!', 'Kate en-GB'], 'Kate'],
  ['one that Firefox on Android names', ['Eva spa-ES-f000', 'Ann eng-US-f000'], 'Ann'],
  ['none that is not its own', ['Cloud*', 'Ann'], 'Ann'],
])('speaks with one English voice of the device: %s', async (_, names, voice) => {
  begin(names);
  await tap(examplesCopy.hear);
  await jest.advanceTimersByTimeAsync(2300);
  expect(heard().map((one) => one.voice)).toEqual([voice, voice]);
});

test.each(examples)(
  'the call of $name says that it is an assistant',
  ({ call: { lines, text } }) => {
    const asked = lines.findIndex((line) => /machine|robot|real|recording/.test(line));
    expect(lines[asked + 1]).toMatch(/assistant|Yes, you are/i);
    const [, name, start, end] = /(\w+ \w+), (555)\u2011(\d{4})/.exec(lines[4]) ?? [];
    expect(text).toContain(`${name}, ${start}-${end}`);
  },
);
