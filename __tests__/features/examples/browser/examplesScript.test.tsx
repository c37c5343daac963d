import { render, screen } from '@testing-library/react';
import { examples } from '@/content/examples/examples';
import { examplesCopy } from '@/content/examples/examplesCopy';
import { Examples } from '@/features/examples/components/Examples';
import { exampleData } from '@/features/examples/exampleData';
import { type Heard, standInVoices } from '../../../../testing/unit/standInVoices';

let live: typeof import('@/features/examples/browser/examplesScript');

beforeEach(async () => {
  globalThis.exampleList = examples.map(exampleData);
  jest.resetModules();
  live = await import('@/features/examples/browser/examplesScript');
  render(<Examples />);
});

const example = () => document.querySelector<HTMLElement>('[data-example]');

test.each(examples)('shows all of $name in place of another example', (chosen) => {
  live.showExample('plumber');
  live.showExample(chosen.slug);
  const conversation = screen.getByRole('log');
  const site = example()?.querySelector('figure');
  for (const text of [chosen.name, chosen.headline, chosen.text, chosen.action.label]) {
    expect(site).toHaveTextContent(text);
  }
  for (const [what, price] of Object.entries(chosen.offers)) {
    expect(site).toHaveTextContent(`${what}${price}`);
  }
  for (const label of Object.keys(chosen.menu)) expect(site).toHaveTextContent(label);
  expect(site?.querySelector('figcaption')).toHaveTextContent(chosen.kind.toLowerCase());
  expect(site?.querySelector('[data-look]')).toHaveAttribute('data-look', chosen.slug);
  const drawing = chosen.slug === 'general' ? 'street' : `example-${chosen.slug}`;
  expect(site?.querySelector('svg')).toHaveAttribute('data-drawing', drawing);
  expect(example()).toHaveAttribute('data-example', chosen.slug);
  expect(example()).toHaveTextContent(chosen.genericName);
  expect(example()).toHaveTextContent(chosen.promise);
  expect(example()).toHaveTextContent(`Answering for ${chosen.name}`);
  expect(screen.getByRole('button', { name: chosen.questions.emergency.ask })).toBeVisible();
  expect(document.querySelector('ol')).toHaveTextContent(chosen.call.lines[0]);
  live.askExample('time');
  expect(conversation).toHaveTextContent(chosen.questions.time.answer);
});

test('a question that is asked late, because the script was loading, does not scroll', () => {
  const scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  live.showExample('plumber');
  live.askExample('price', true);
  expect(scroll).not.toHaveBeenCalled();
  live.showExample('salon');
  live.askExample('time');
  jest.useFakeTimers();
  live.askExample('price');
  jest.advanceTimersByTime(500);
  expect(scroll).toHaveBeenCalledTimes(1);
});

test('a link of the website ends the playing call', async () => {
  jest.useFakeTimers();
  standInVoices({ names: ['Ann'], duration: 1000 });
  live.showExample('plumber');
  screen.getByRole('button', { name: examplesCopy.hear }).click();
  await jest.advanceTimersByTimeAsync(1300);
  const heard = Reflect.get(window, 'heard') as Heard[];
  const before = heard.length;
  expect(live.askExample('price')).toBe(true);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(heard).toHaveLength(before);
  expect(document.getElementById('conversation')).toHaveAttribute('data-conversation', 'open');
});
