import { type FormEvent, type SyntheticEvent, useState } from 'react';
import type { Control } from '@/features/consultation/browser/formFields';
import type { Field } from '@/features/consultation/model/fields';
import { oftenAsks, type Question, questionOf } from '../questionOf';

/** What a field says: that the browser refuses its content, or a question that stops nobody. */
export interface FieldMessage extends Question {
  kind: 'error' | 'question';
  /** Whether the next press sends, whatever the answer. */
  isAskedAgain?: boolean;
}

/** The first control of a form that the browser refuses. */
export const firstRefused = (form: HTMLFormElement | null) =>
  Array.from(form?.elements ?? []).find((element) => !(element as Control).validity.valid);

/** The message for a control that the browser refuses. */
function errorOf({ validity, validationMessage }: Control, field: Field): FieldMessage {
  const missing = 'missing' in field ? field.missing : validationMessage;
  const malformed = ('malformed' in field && field.malformed) || validationMessage;
  return { kind: 'error', text: validity.valueMissing ? missing : malformed };
}

/** The question that is asked once more at sending. A suggestion stays. Of two, only the first says what to do. */
function askedAgain(shown: FieldMessage | null, control: Control): FieldMessage {
  const asked = shown?.suggestion
    ? shown
    : ({ kind: 'question', text: control.validationMessage } as const);
  return { ...asked, isAskedAgain: control === firstRefused(control.form) };
}

/** The message for a control that is left; null when there is none. */
async function messageFor(control: Control, field: Field): Promise<FieldMessage | null> {
  // An empty field is reported at sending alone.
  if (!control.value) return null;
  if (control.validity.typeMismatch) return errorOf(control, field);
  // Without its code there is no question.
  const question = await questionOf(control.value, field).catch(() => null);
  return question && { kind: 'question', ...question };
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
 * The message at a field, in words, instead of the browser's bubble: once the browser's own validation refuses the
 * field, or a question when it is left. It goes when the visitor changes the field. The first refused field gets the
 * focus.
 *
 * @returns the message, whether a question is open or may follow when the field is left, and the listeners for the
 * element around the field's controls
 */
export function useFieldMessage(field: Field) {
  const [message, setMessage] = useState<FieldMessage | null>(null);
  const [isTyped, setTyped] = useState(false);

  async function leave({ target }: SyntheticEvent) {
    const control = target as Control;
    const { value } = control;
    if (!('required' in control)) return;
    const left = await messageFor(control, field);
    await pressEnded();
    if (control.value !== value) return;
    setTyped(false);
    // The press that took the focus away may have been that on Submit.
    if (left) setMessage((shown) => (shown?.isAskedAgain ? { ...left, isAskedAgain: true } : left));
  }

  return {
    message,
    isOpen: isTyped || message?.kind === 'question',
    listeners: {
      onInvalidCapture(event: FormEvent) {
        const control = event.target as Control;
        // The browser's bubble would say it twice, over the next field's message. With the bubble goes its focus.
        event.preventDefault();
        if (control === firstRefused(control.form)) control.focus();
        setMessage(
          control.validity.customError ? askedAgain(message, control) : errorOf(control, field),
        );
      },
      onInput({ target }: FormEvent) {
        setMessage(null);
        // Not for autofill or a tap on a suggestion, after which nothing is left.
        setTyped(oftenAsks(field) && target === document.activeElement);
      },
      onBlur: leave,
    },
  };
}
