import { type FormEvent, type SyntheticEvent, useState } from 'react';
import { formCopy } from '@/content/copy/consultation';
import type { Field } from '@/features/consultation/model/fields';
import { isShortPhone } from '@/features/consultation/model/phone';

/** What a field says: that the browser refuses its content, or a question that stops nobody. */
export interface FieldMessage {
  kind: 'error' | 'question';
  text: string;
  /** An answer that a tap takes. */
  suggestion?: string;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The message for a control that the browser refuses. */
function errorOf({ validity, validationMessage }: Control, field: Field): FieldMessage {
  if (validity.customError) return { kind: 'question', text: validationMessage };
  const missing = 'missing' in field ? field.missing : validationMessage;
  const malformed = ('malformed' in field && field.malformed) || validationMessage;
  return { kind: 'error', text: validity.valueMissing ? missing : malformed };
}

/** The question about what a field has, once it was left; null when there is none. */
export async function questionOf(value: string, field: Field): Promise<FieldMessage | null> {
  if (field.input === 'tel') {
    return isShortPhone(value) ? { kind: 'question', text: formCopy.shortPhone } : null;
  }
  if (field.input !== 'email') return null;
  const { suggestEmail } = await import('@/features/consultation/browser/suggestEmail');
  const suggestion = suggestEmail(value);
  if (suggestion !== null) return { kind: 'question', text: formCopy.didYouMean, suggestion };
  return value.includes('.', value.indexOf('@'))
    ? null
    : { kind: 'question', text: formCopy.noEnding };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Resolves when the press that took the focus away is over: a message moves what stands below it, so that a click
 * would miss.
 */
async function pressEnded(): Promise<void> {
  // Firefox moves the focus before anything is :active.
  await nextTask();
  if (!document.documentElement.matches(':active')) return;
  await new Promise((resolve) => window.addEventListener('mouseup', resolve, { once: true }));
  await nextTask();
}

/**
 * The message at a field, in words, beside the browser's own validation: once the browser refuses the
 * field, or a question when it is left. It goes when the visitor changes the field.
 *
 * @returns the message, and the listeners for the element around the field's controls
 */
export function useFieldMessage(field: Field) {
  const [message, setMessage] = useState<FieldMessage | null>(null);

  async function leave({ target }: SyntheticEvent) {
    const control = target as Control;
    const { value, validity } = control;
    // An empty field is reported at sending alone.
    if (!value || !('required' in control)) return;
    const left = validity.typeMismatch
      ? errorOf(control, field)
      : await questionOf(value, field).catch(() => null);
    await pressEnded();
    if (left && control.value === value) setMessage(left);
  }

  return {
    message,
    listeners: {
      onInvalidCapture: ({ target }: FormEvent) => setMessage(errorOf(target as Control, field)),
      onInput: () => setMessage(null),
      onBlur: leave,
    },
  };
}
