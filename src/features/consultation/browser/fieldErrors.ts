import { fieldErrorCopy } from '@/content/consultation';

/** What is wrong with the fields of a form, by name; a valid field has no entry. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

/** The invalid controls of a form, in its order. */
export const invalidControls = (form: HTMLFormElement) =>
  Array.from(form.elements as HTMLCollectionOf<HTMLInputElement>).filter(
    ({ willValidate, validity }) => willValidate && !validity.valid,
  );

/**
 * What the browser's own validation finds wrong with a form, in the site's words; in the browser's
 * where there are none.
 *
 * @returns one message for each invalid field
 */
export const fieldErrors = (form: HTMLFormElement): FieldErrors =>
  Object.fromEntries(
    invalidControls(form).map(({ name, validationMessage }) => [
      name,
      fieldErrorCopy.fields[name] ?? validationMessage,
    ]),
  );
