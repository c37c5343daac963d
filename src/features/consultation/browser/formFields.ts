import {
  type BookingChoice,
  chooseContactMethod,
  nothingChosen,
} from '@/features/consultation/model/call/bookingChoice';
import { isTimeSlot } from '@/features/consultation/model/call/slots';
import { asciiEmail } from '@/lib/text/asciiEmail';
import { isCalendarDate } from '@/lib/text/isCalendarDate';
import {
  type Field,
  type FieldName,
  fieldNames,
  fields,
  type InputName,
  inputNames,
  type StateName,
} from '../model/fields';
import { honeypotField } from '../model/honeypot';
import { contactMethodOptions } from '../model/options';
import { withScheme } from '../model/website';

/** A consultation request as the form sends it. */
type FormRequest = Record<FieldName, string | null> & { submittedAt: string };

/** A field's content as it is sent. */
function sentAs(field: Field, text: string): string {
  if (field.input === 'email') return asciiEmail(text);
  return field.input === 'url' ? withScheme(text, field.maxLength) : text;
}

/** Composes the request from the form's entries and the chosen call. Empty fields are `""`. */
export function composeRequest(
  data: FormData,
  choice: BookingChoice,
  submittedAt: Date,
): FormRequest {
  const state: Record<StateName, string | null> = {
    ...choice,
    submittedAt: submittedAt.toISOString(),
  };
  const values = fieldNames.map((name) => {
    if (name in state) return [name, state[name as StateName]];
    const text = String(data.get(name) ?? '');
    return [name, sentAs(fields[name], text)];
  });
  return Object.fromEntries(values) as FormRequest;
}

/** Values of the form's fields by name, without the honeypot. */
export function fieldValues(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (name !== honeypotField && typeof value === 'string') values[name] = value;
  }
  return values;
}

/** The honeypot's entry, only if it is filled in. */
export function honeypotValue(data: FormData): Record<string, string> {
  const value = String(data.get(honeypotField) ?? '');
  return value === '' ? {} : { [honeypotField]: value };
}

/** A control of the form. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Notifies components that follow the field. Not `input`, which would save a half-restored form as the draft. */
const announceChange = (field: Control) => field.dispatchEvent(new Event('change'));

/** Sets a field that is empty, unless the value is longer than the field allows. */
function restore(field: Control, value: string): void {
  const isTooLong = 'maxLength' in field && field.maxLength >= 0 && value.length > field.maxLength;
  if (field.value !== '' || isTooLong) return;
  field.value = value;
  announceChange(field);
}

/**
 * Fills empty fields from the draft. Keeps what was typed before hydration or restored by the browser.
 *
 * @returns the resulting contact method, day and time
 */
export function restoreFields(form: HTMLFormElement, draft: Record<string, string>): BookingChoice {
  for (const name of inputNames) {
    const field = form.elements.namedItem(name) as Control | null;
    if (field && draft[name]) restore(field, draft[name]);
    // As when the visitor leaves it, so that a question about it is open again.
    if (field?.value) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
  const typed = fieldValues(form);
  const entered = (name: string) => typed[name] || draft[name] || '';
  const method = contactMethodOptions.find(
    ({ value }) => value === entered('contactMethod'),
  )?.value;
  if (!method) return nothingChosen;
  for (const radio of form.querySelectorAll<HTMLInputElement>('[name="contactMethod"]')) {
    radio.checked = radio.value === method;
  }
  const [callDate, callTime] = [entered('callDate'), entered('callTime')];
  const choice: BookingChoice = {
    contactMethod: method,
    callDate: isCalendarDate(callDate) ? callDate : null,
    callTime: isTimeSlot(callTime) ? callTime : null,
  };
  return chooseContactMethod(choice, method);
}

/**
 * Fills in a value once, if the visitor has not changed the field: it is empty, or has the value that was
 * filled in before. A value that they have removed is not filled in again.
 *
 * @param earlier the value that was filled in before
 * @returns the value, or null if it was not filled in
 */
export function fillIn(
  form: HTMLFormElement,
  name: InputName,
  value: string | null,
  earlier: string,
): string | null {
  const field = form.elements.namedItem(name) as Control | null;
  if (!field || !value || value === earlier) return null;
  const before = field.value;
  if (before !== '' && before !== earlier) return null;
  field.value = value;
  if (field.value === value) {
    announceChange(field);
    return value;
  }
  // A list without that option.
  field.value = before;
  return null;
}
