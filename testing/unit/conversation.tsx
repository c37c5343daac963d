import { fireEvent, render, screen, within } from '@testing-library/react';
import type { TappedName } from '@/content/examples/answers/answer';
import { demonstration } from '@/content/examples/demonstration';
import { examples } from '@/content/examples/examples';
import { converse, type Conversation as Talk } from '@/features/demonstration/browser/conversation';
import { Conversation } from '@/features/demonstration/components/Conversation';
import { answersFile, exampleFile } from '@/features/demonstration/exampleFile';
import { aUser } from './user';

/** The example that the page contains: the plumber's. */
export const [example] = examples;
export const { questions, customer } = example;

/** The example's customer, as the owner is told. */
export const robin = `${customer.name}, ${customer.phone}, ${customer.address}`;

/** Renders the conversation as the page contains it, until the script runs. */
export function renderConversation(): void {
  Element.prototype.scrollIntoView = jest.fn();
  global.fetch = jest.fn(answersAt) as never;
  render(<Conversation example={example} />);
}

export const panel = () => document.getElementById('conversation') as HTMLElement;

/** Renders the conversation and runs its script. */
export function startConversation(): Talk {
  renderConversation();
  return converse(panel(), exampleFile(example.slug));
}

/** What the buttons of the questions say. */
export const buttons = () =>
  Array.from(document.querySelectorAll('[data-choices] button'), ({ textContent }) => textContent);

export const tap = (name: string) => aUser().click(screen.getByRole('button', { name }));
export const ask = (name: TappedName) => tap(questions[name].ask);

/** Presses the button of the form that waits. */
export const confirm = () =>
  aUser().click(requestForm()?.querySelector('[type=submit]') as HTMLButtonElement);

/** Writes into a field of that form. */
export async function fill(label: string, text: string): Promise<void> {
  const field = within(requestForm() as HTMLElement).getByLabelText(label);
  await aUser().clear(field);
  await aUser().type(field, text);
}

/** Chooses a time in that form. */
export const choose = (time: string) => aUser().click(screen.getByLabelText(time));

/** Answers what the browser loads for a conversation: the answers of an example. */
export const answersAt = async (address: string) => ({
  ok: true,
  json: async () => answersFile(address.split('/')[2] ?? ''),
});

/** The texts of the log, from its beginning. */
export const said = () =>
  Array.from(
    screen.getByRole('log').querySelectorAll('[data-from], [data-owner]'),
    ({ textContent }) => textContent?.replaceAll('\u00a0', ' ') ?? '',
  );

/** The form that waits to be confirmed. */
export const requestForm = () => document.querySelector<HTMLFormElement>('form[data-request]');

/** A form as its legend, the chosen time and what its fields contain; nothing when there is none. */
export function request(): string {
  const form = requestForm();
  if (!form) return '';
  const fields = Array.from(new FormData(form).values(), String).filter(Boolean);
  return `[${form.querySelector('legend')?.textContent}: ${fields.join(' / ')}]`;
}

/** Sends texts one after another, as a visitor does who waits for each answer. */
export async function type(...texts: readonly string[]): Promise<void> {
  const field = screen.getByLabelText<HTMLInputElement>(demonstration.anything);
  for (const text of texts) {
    const before = said().length;
    fireEvent.change(field, { target: { value: text } });
    fireEvent.submit(field.form as HTMLFormElement);
    for (let waits = 0; waits < 20 && said().length === before; waits += 1) {
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
}
