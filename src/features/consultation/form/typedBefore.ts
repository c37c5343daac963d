import { consultationForm } from '@/lib/paths';
import { type Values, valuesOf } from '../browser/formFields';

/** What a visitor has entered before the form is hydrated, and where they are typing. */
interface Typed {
  values: Values;
  focusedId: string;
  selection: readonly [start: number | null, end: number | null];
}

/**
 * Reads the form that the server has rendered. Where somebody else's script has changed the page before, React renders
 * the form anew, and its new controls are empty.
 */
export function readTyped(): Typed {
  if (typeof document === 'undefined') return { values: {}, focusedId: '', selection: [0, 0] };
  const form = document.querySelector<HTMLFormElement>(consultationForm);
  const focused = document.activeElement;
  const isText = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
  return {
    values: valuesOf(form),
    focusedId: isText && form?.contains(focused) ? focused.id : '',
    selection: isText ? [focused.selectionStart, focused.selectionEnd] : [0, 0],
  };
}

/** Focuses the control again in which the visitor was typing, if it was rendered anew. */
export function focusAgain({ focusedId, selection }: Typed, form: HTMLFormElement): void {
  const control = focusedId ? form.elements.namedItem(focusedId) : null;
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (!isLost || !(control instanceof HTMLElement)) return;
  control.focus({ preventScroll: true });
  // Email fields have no selection.
  if ('setSelectionRange' in control && selection[0] !== null)
    (control as HTMLInputElement).setSelectionRange(...selection);
}
