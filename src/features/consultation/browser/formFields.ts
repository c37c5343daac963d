import { asciiEmail } from '@/lib/text/asciiEmail';
import { withoutInvisible } from '@/lib/text/trimmed';
import { callToFields } from '../model/call/call';
import { callFromValues } from '../model/call/callChoice';
import { type FieldName, fieldNames, fields, honeypotField, inputNames } from '../model/fields';
import { withScheme } from '../model/website';

/** Field values by name. */
export type Values = { [name in FieldName | typeof honeypotField]?: string };

/** All that the form may have controls for. */
const controlNames = [...fieldNames, honeypotField] as const;

/** A control of the form. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A control, or the radio buttons of one name, which the platform reads and sets alike. */
const controlIn = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as Control | RadioNodeList | null;

/** The values of the form's controls. Not from FormData, for which Chromium lays a page with a textarea out. */
export function valuesOf(form: HTMLFormElement | null): Values {
  const values: Values = {};
  for (const name of controlNames) {
    const control = form && controlIn(form, name);
    if (control) values[name] = control.value;
  }
  return values;
}

/** Sets a control, unless it has the value; a list or a group without it has none. */
function setValue(control: Control | RadioNodeList, value: string): void {
  if (control.value === value) return;
  if (control instanceof RadioNodeList) {
    for (const option of control as NodeListOf<HTMLInputElement>)
      option.checked = option.value === value;
    return;
  }
  control.value = value;
  // A list without that option selects nothing, not even its empty option.
  if (control instanceof HTMLSelectElement && control.value !== value) control.value = '';
}

/**
 * Fills in all fields, and empties those without a value, or with one that is longer than the field allows; not the
 * day and the time of a call, which React shows.
 */
export function fillIn(form: HTMLFormElement, values: Values): void {
  for (const name of controlNames) {
    const control = controlIn(form, name);
    if (!control || name === 'callDate' || name === 'callTime') continue;
    const { [name]: value = '' } = values;
    const maxLength = 'maxLength' in control ? control.maxLength : -1;
    setValue(control, maxLength < 0 || value.length <= maxLength ? value : '');
  }
}

/** Empties all fields. */
export function empty(form: HTMLFormElement): void {
  for (const name of controlNames) {
    const control = controlIn(form, name);
    if (control) setValue(control, '');
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
  const call = callFromValues(values);
  const trapped = values[honeypotField];
  return {
    ...Object.fromEntries(texts),
    ...callToFields(call.kind === 'scheduled' ? call : null),
    email: asciiEmail(values.email ?? ''),
    submittedAt: submittedAt.toISOString(),
    ...(trapped && { [honeypotField]: trapped }),
  };
}
