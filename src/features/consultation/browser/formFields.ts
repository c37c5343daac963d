import { asciiEmail } from '@/lib/text/asciiEmail';
import { withoutInvisible } from '@/lib/text/trimmed';
import { choiceIn } from '../model/call/callChoice';
import { type FieldName, fieldNames, fields, honeypotField, inputNames } from '../model/fields';
import { withScheme } from '../model/website';

/** Field values by name. */
export type Values = { [name in FieldName | typeof honeypotField]?: string };

/** A control of the form. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A control, or the radio buttons of one name, which the platform reads and sets alike. */
const controlIn = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as Control | RadioNodeList | null;

/** The values of the form's controls. Not from FormData, for which Chromium lays a page with a textarea out. */
export function valuesOf(form: HTMLFormElement | null): Values {
  const values: Values = {};
  for (const name of [...fieldNames, honeypotField] as const) {
    const control = form && controlIn(form, name);
    if (control) values[name] = control.value;
  }
  return values;
}

/** Fills in fields that are empty, except with texts that are longer than the field allows. */
export function fillIn(form: HTMLFormElement, values: Values): void {
  for (const name of fieldNames) {
    const control = controlIn(form, name);
    const value = values[name];
    if (!control || !value || control.value !== '') continue;
    const maxLength = 'maxLength' in control ? control.maxLength : -1;
    if (maxLength < 0 || value.length <= maxLength) control.value = value;
    // A list without that option selects nothing, not even its empty option.
    if (control instanceof HTMLSelectElement && control.value !== value) control.value = '';
  }
}

/** Completes what the fields have: a website gets its scheme, and characters that nobody sees leave. */
export function complete(form: HTMLFormElement | null): Values {
  for (const name of inputNames) {
    const field = fields[name];
    const control = form && controlIn(form, name);
    if (!control || !['email', 'tel', 'url'].includes(field.input)) continue;
    const visible = withoutInvisible(control.value);
    const value = field.input === 'url' ? withScheme(visible, field.maxLength) : visible;
    if (value !== control.value) control.value = value;
  }
  return valuesOf(form);
}

/** A consultation request as the form sends it. */
type FormRequest = Record<FieldName, string | null>;

/** Composes the request from the form's values, with the honeypot's if it is filled in. */
export function composeRequest(values: Values, submittedAt: Date): FormRequest {
  const texts = fieldNames.map((name) => [name, values[name] ?? '']);
  const trapped = values[honeypotField];
  return {
    ...Object.fromEntries(texts),
    ...choiceIn(values),
    email: asciiEmail(values.email ?? ''),
    submittedAt: submittedAt.toISOString(),
    ...(trapped && { [honeypotField]: trapped }),
  };
}
