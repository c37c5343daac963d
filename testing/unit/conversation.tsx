import { render, screen, within } from '@testing-library/react';
import type { TappedName } from '@/content/examples/example';
import { examples } from '@/content/examples/examples';
import { converse, type Conversation as Talk } from '@/features/demonstration/browser/conversation';
import { Conversation } from '@/features/demonstration/components/Conversation';
import { exampleFile } from '@/features/demonstration/exampleFile';
import { aUser } from './user';

/** The example that the page contains: the plumber's. */
export const [example] = examples;
export const { questions, customer } = example;

/** The example's customer, as the owner is told. */
export const robin = `${customer.name}, ${customer.phone}, ${customer.address}`;

/** Renders the conversation as the page contains it, until the script runs. */
export function renderConversation(): void {
  Element.prototype.scrollIntoView = jest.fn();
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
