import { fireEvent, screen } from '@testing-library/react';
import { demonstration } from '@/content/examples/demonstration';
import { answersFile } from '@/features/demonstration/exampleFile';

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
