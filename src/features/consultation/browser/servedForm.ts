import { offeredOf } from '../model/call/availability';
import type { SiteCalls } from '../model/call/calendar';
import { choiceFromValues, choiceToValues } from '../model/call/callChoice';
import { enteredBefore, wasPosted } from './beforeHydration';
import { consultationForm } from './consultationForm';
import type { FormEntry } from './formEntry';
import { type Values, valuesOf } from './formFields';

/** The form as it was served, in which a visitor may have entered something before hydration. */
export interface ServedForm {
  element: HTMLFormElement | null;
  /** The field in which they are typing. */
  focusedId: string;
}

/** Where somebody else's script has changed the page, React renders the form anew, and takes this one out. */
export function servedForm(): ServedForm {
  if (typeof document === 'undefined') return { element: null, focusedId: '' };
  const element = document.querySelector<HTMLFormElement>(consultationForm);
  const { activeElement } = document;
  return { element, focusedId: element?.contains(activeElement) ? (activeElement?.id ?? '') : '' };
}

/**
 * The entry with what was entered before hydration. Of what else stands in the form, which a browser may have restored
 * there, the entry decides, unless the history has none. What the browser itself has sent stays as it was sent.
 *
 * @param isStored whether the history has the entry
 */
export function withEntered(
  entry: FormEntry,
  isStored: boolean,
  { element }: ServedForm,
  site: SiteCalls,
): FormEntry {
  const entered = enteredBefore();
  const counts = ([name, value]: [string, string]) =>
    wasPosted() || entered.has(name) || (!isStored && value !== '');
  const kept: Values = Object.fromEntries(Object.entries(valuesOf(element)).filter(counts));
  const values = { ...entry.values, ...kept };
  const isCallEntered = kept.callDate !== undefined || kept.callTime !== undefined;
  if (!isCallEntered || wasPosted()) return { ...entry, values };
  const offered = offeredOf(choiceFromValues(values), site, new Date());
  return { ...entry, values: { ...values, ...choiceToValues(offered) } };
}
