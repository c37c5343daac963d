import { type FormEvent, type MouseEvent, useRef, useState } from 'react';
import { fieldErrorCopy } from '@/content/consultation';

/** What is wrong with the fields of a form, by name; a valid field has no entry. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

/** The invalid controls of a form, in its order. */
const invalidControls = (form: HTMLFormElement) =>
  Array.from(form.elements as HTMLCollectionOf<HTMLInputElement>).filter(
    ({ willValidate, validity }) => willValidate && !validity.valid,
  );

/** What the browser's own validation finds wrong, in the site's words; in its own where there are none. */
const fieldErrors = (form: HTMLFormElement): FieldErrors =>
  Object.fromEntries(
    invalidControls(form).map(({ name, validationMessage }) => [
      name,
      fieldErrorCopy.fields[name] ?? validationMessage,
    ]),
  );

/**
 * What native validation finds wrong, to be shown under the fields instead of in the browser's
 * bubble: all of it when the form cannot be sent, and from then on whenever a field is left. An error
 * ends as soon as its field is valid.
 */
export function useFieldErrors() {
  const [errors, setErrors] = useState<FieldErrors>({});
  const attempted = useRef(false);

  /**
   * For a click on the submit button, which is what Enter in a field comes to as well: keeps an
   * invalid form from being submitted, and so the browser from reporting it.
   */
  function checkBeforeSubmit(event: MouseEvent<HTMLButtonElement>) {
    const { form } = event.currentTarget;
    const [first] = form ? invalidControls(form) : [];
    if (!form || !first) return;
    event.preventDefault();
    attempted.current = true;
    setErrors(fieldErrors(form));
    first.focus();
  }

  /** For a field that is left. */
  function checkOnBlur({ currentTarget }: FormEvent<HTMLFormElement>) {
    if (attempted.current) setErrors(fieldErrors(currentTarget));
  }

  /** For every change of a field. */
  function dropResolved({ currentTarget }: FormEvent<HTMLFormElement>) {
    if (Object.keys(errors).length === 0) return;
    const left = fieldErrors(currentTarget);
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => name in left)));
  }

  return { errors, checkBeforeSubmit, checkOnBlur, dropResolved };
}
