import { type BookingChoice, chooseContactMethod, nothingChosen } from '../model/bookingChoice';
import { honeypotField } from '../model/honeypot';
import { contactMethodOptions, serviceOptions } from '../model/options';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isBooking = (name: string) => name === 'callDate' || name === 'callTime';

/** Values of the form's fields by name, without the trap for spam bots. */
export function fieldValues(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (name !== honeypotField && typeof value === 'string') values[name] = value;
  }
  return values;
}

/** The spam trap's entry, only where something fell into it. */
export function honeypotValue(data: FormData): Record<string, string> {
  const value = String(data.get(honeypotField) ?? '');
  return value === '' ? {} : { [honeypotField]: value };
}

/**
 * Makes the form show what the visitor has entered so far: what stands in the fields already (typed
 * before hydration, or restored by the browser), and the draft where a field is still empty.
 *
 * @returns contact method, day and time as they stand then
 */
export function adoptFields(form: HTMLFormElement, draft: Record<string, string>): BookingChoice {
  const typed = fieldValues(form);
  for (const [name, value] of Object.entries(draft)) {
    const field = form.elements.namedItem(name);
    if (typed[name] || field === null || isBooking(name)) continue;
    (field as Field | RadioNodeList).value = value;
  }
  const values = { ...draft, ...withoutEmpty(typed) };
  const method = contactMethodOptions.find(({ value }) => value === values.contactMethod)?.value;
  if (!method) return nothingChosen;
  const { callDate, callTime } = values;
  const choice = { ...nothingChosen, callDate: callDate || null, callTime: callTime || null };
  return chooseContactMethod(choice, method);
}

function withoutEmpty(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/** `/consultation?service=chatbot` arrives with that service chosen. */
export function preselectService(form: HTMLFormElement, parameters: URLSearchParams): void {
  const service = serviceOptions.find(({ value }) => value === parameters.get('service'));
  const select = form.elements.namedItem('service');
  if (service && select instanceof HTMLSelectElement) select.value = service.value;
}
