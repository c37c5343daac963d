import { asciiEmail } from '@/lib/text/asciiEmail';
import { withoutInvisible } from '@/lib/text/trimmed';
import type { BookingChoice } from '../model/call/bookingChoice';
import {
  type Field,
  type FieldName,
  fieldNames,
  fields,
  honeypotField,
  inputNames,
} from '../model/fields';
import { withScheme } from '../model/website';

/** Field values by name. */
export type Values = Record<string, string>;

/** A control of the form. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A control, or the radio buttons of one name, which the platform reads and sets alike. */
const controlIn = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as Control | RadioNodeList | null;

/** The values of the form's fields. */
export function valuesOf(form: HTMLFormElement | null): Values {
  const values = form ? Object.fromEntries(new FormData(form)) : {};
  delete values[honeypotField];
  return values as Values;
}

/** Fills in fields that are empty, except with texts that are longer than the field allows. */
export function fillIn(form: HTMLFormElement, values: Values): void {
  for (const name of [...inputNames, 'contactMethod'] as const) {
    const control = controlIn(form, name);
    const value = values[name];
    if (!control || !value || control.value !== '') continue;
    const maxLength = 'maxLength' in control ? control.maxLength : -1;
    if (maxLength < 0 || value.length <= maxLength) control.value = value;
    // A list without that option selects nothing, not even its empty option.
    if (control instanceof HTMLSelectElement && control.value !== value) control.value = '';
  }
}

/** A line as its field shows it once it is complete. */
function completed(field: Field, text: string): string {
  if (field.input !== 'email' && field.input !== 'tel' && field.input !== 'url') return text;
  const visible = withoutInvisible(text);
  return field.input === 'url' ? withScheme(visible, field.maxLength) : visible;
}

/** Completes what the fields have: a website gets its scheme, and characters that nobody sees leave. */
export function complete(form: HTMLFormElement): void {
  for (const name of inputNames) {
    const control = controlIn(form, name);
    const value = completed(fields[name], control?.value ?? '');
    if (control && value !== control.value) control.value = value;
  }
}

/** A consultation request as the form sends it. */
type FormRequest = Record<FieldName, string | null>;

/** Composes the request from the form's values and the chosen call, with the honeypot's value if it is filled in. */
export function composeRequest(
  form: HTMLFormElement,
  { contactMethod, callDate, callTime }: BookingChoice,
  submittedAt: Date,
): FormRequest {
  const state = { contactMethod, callDate, callTime, submittedAt: submittedAt.toISOString() };
  const typed = valuesOf(form);
  const values = fieldNames.map((name) => {
    if (name in state) return [name, state[name as keyof typeof state]];
    const text = typed[name] ?? '';
    return [name, name === 'email' ? asciiEmail(text) : text];
  });
  const trapped = controlIn(form, honeypotField)?.value;
  if (trapped) values.push([honeypotField, trapped]);
  return Object.fromEntries(values);
}
