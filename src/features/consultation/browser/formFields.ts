import {
  type BookingChoice,
  chooseContactMethod,
  nothingChosen,
} from '@/features/consultation/model/call/bookingChoice';
import { isCalendarDate } from '@/features/consultation/model/call/calendar';
import { isTimeSlot } from '@/features/consultation/model/call/slots';
import { asciiEmail } from '@/lib/text/asciiEmail';
import { type FieldName, fieldNames, fields, inputNames, type StateName } from '../model/fields';
import { honeypotField } from '../model/honeypot';
import { contactMethodOptions } from '../model/options';

/** A consultation request as the form sends it. */
type FormRequest = Record<FieldName, string | null> & { submittedAt: string };

/**
 * Composes the request from the form's entries. Empty fields are `""`.
 *
 * @param data the form's entries
 * @param choice contact method, and day and time of a call
 * @param submittedAt the moment of sending
 */
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
    return [name, fields[name].input === 'email' ? asciiEmail(text) : text];
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

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Sets a field that is empty, unless the value is longer than the field allows. */
function restore(field: Field, value: string): void {
  const isTooLong = 'maxLength' in field && field.maxLength >= 0 && value.length > field.maxLength;
  if (field.value !== '' || isTooLong) return;
  field.value = value;
  // Notifies components that follow the field. Not `input`, which would save a half-restored form as the draft.
  field.dispatchEvent(new Event('change'));
}

/**
 * Fills empty fields from the draft. Keeps what was typed before hydration or restored by the browser.
 *
 * @returns the resulting contact method, day and time
 */
export function restoreFields(form: HTMLFormElement, draft: Record<string, string>): BookingChoice {
  for (const name of inputNames) {
    const field = form.elements.namedItem(name);
    if (field && draft[name]) restore(field as Field, draft[name]);
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
 * filled in before.
 *
 * @param earlier the value that was filled in before
 * @returns the value, or null if it was not filled in
 */
function fillIn(field: Field, value: string, earlier: string): string | null {
  const untouched = field.value === '' || field.value === earlier;
  if (!value || value === earlier || !untouched) return null;
  field.value = value;
  return value;
}

/**
 * Fills in the service that a link asks for (`/consultation?service=chatbot`), if the visitor has not
 * changed the field.
 *
 * @param earlier the service that an earlier link, or this one before a reload, has filled in
 * @returns the service that it filled in, or null
 */
export function fillLinkedService(
  form: HTMLFormElement,
  search: string,
  earlier: string,
): string | null {
  const service = new URLSearchParams(search).get('service') ?? '';
  const select = form.elements.namedItem('service');
  if (!(select instanceof HTMLSelectElement)) return null;
  if (![...select.options].some(({ value }) => value === service)) return null;
  return fillIn(select, service, earlier);
}

/**
 * Fills in as company the name that the visitor has painted over the shop's door, if they have not changed
 * the field. A name that they have removed is not filled in again.
 *
 * @param earlier the name that was filled in before
 * @returns the name that it filled in, or null
 */
export function fillBusinessName(
  form: HTMLFormElement,
  name: string,
  earlier: string,
): string | null {
  const company = form.elements.namedItem('company');
  return company instanceof HTMLInputElement ? fillIn(company, name, earlier) : null;
}
