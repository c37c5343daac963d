import { type FormEvent, type MouseEvent, useRef, useState } from 'react';
import { type FieldErrors, fieldErrors, invalidControls } from '../browser/fieldErrors';

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
