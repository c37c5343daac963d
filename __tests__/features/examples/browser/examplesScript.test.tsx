import { render, screen, waitFor } from '@testing-library/react';
import { examples } from '@/content/examples/examples';
import { examplesCopy } from '@/content/examples/examplesCopy';
import { Examples } from '@/features/examples/components/Examples';
import { exampleFile } from '@/features/examples/exampleFile';
import { type Heard, standInVoices } from '../../../../testing/unit/standInVoices';

let live: typeof import('@/features/examples/browser/examplesScript');

const fileAt = (address: string) => exampleFile(address.replace('/examples/', ''));

beforeEach(async () => {
  global.fetch = jest.fn(async (address: string) => ({
    ok: true,
    json: async () => fileAt(address),
  })) as never;
  jest.resetModules();
  live = await import('@/features/examples/browser/examplesScript');
  render(<Examples />);
});

const example = () => document.querySelector<HTMLElement>('[data-example]');

test.each(examples)('shows all of $name in place of another example', async (shown) => {
  await live.showExample('plumber');
  await live.showExample(shown.slug);
  const conversation = screen.getByRole('log');
  const site = example()?.querySelector('figure');
  for (const text of [shown.name, shown.headline, shown.text, shown.action.label]) {
    expect(site).toHaveTextContent(text);
  }
  for (const [what, price] of Object.entries(shown.offers)) {
    expect(site).toHaveTextContent(`${what}${price}`);
  }
  for (const label of Object.keys(shown.menu)) expect(site).toHaveTextContent(label);
  expect(site?.querySelector('figcaption')).toHaveTextContent(shown.kind.toLowerCase());
  expect(site?.querySelector('[data-look]')).toHaveAttribute('data-look', shown.slug);
  const drawing = shown.slug === 'general' ? 'street' : `example-${shown.slug}`;
  expect(site?.querySelector('svg')).toHaveAttribute('data-drawing', drawing);
  expect(example()).toHaveAttribute('data-example', shown.slug);
  expect(example()).toHaveTextContent(shown.genericName);
  expect(example()).toHaveTextContent(shown.promise);
  expect(example()).toHaveTextContent(`Answering for ${shown.name}`);
  expect(screen.getByRole('button', { name: shown.questions.price.ask })).toBeVisible();
  expect(document.querySelector('ol')).toHaveTextContent(shown.call.lines[0]);
  live.askExample('price');
  expect(conversation).toHaveTextContent(shown.questions.price.answer);
});

test('shows the example that was chosen last, whatever arrives first', async () => {
  const arrive: (() => void)[] = [];
  global.fetch = jest.fn(async (address: string) => {
    await new Promise<void>((resolve) => arrive.push(resolve));
    return { ok: true, json: async () => fileAt(address) };
  }) as never;
  const both = [live.showExample('salon'), live.showExample('bakery')];
  await waitFor(() => expect(arrive).toHaveLength(2));
  for (const one of arrive.reverse()) one();
  await Promise.all(both);
  expect(example()).toHaveAttribute('data-example', 'bakery');
});

test('a link of the website ends the call that is heard', async () => {
  jest.useFakeTimers();
  standInVoices({ names: ['Ann'], duration: 1000 });
  await live.showExample('plumber');
  screen.getByRole('button', { name: examplesCopy.hear }).click();
  await jest.advanceTimersByTimeAsync(1300);
  const heard = Reflect.get(window, 'heard') as Heard[];
  const before = heard.length;
  expect(live.askExample('price')).toBe(true);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(heard).toHaveLength(before);
  expect(document.getElementById('conversation')).toHaveAttribute('data-conversation', 'open');
});
