import { offeredOf } from '../model/call/availability';
import type { SiteCalls } from '../model/call/calendar';
import { choiceFromValues, choiceToValues } from '../model/call/callChoice';
import { enteredBefore, wasPosted } from './beforeHydration';
import { consultationForm } from './consultationForm';
import type { FormEntry } from './formEntry';
import { type Values, valuesOf } from './formFields';

export interface ServedForm {
  element: HTMLFormElement | null;
  focusedId: string;
}

/** React replaces this form if an extension changed the page before hydration. */
export function servedForm(): ServedForm {
  if (typeof document === 'undefined') return { element: null, focusedId: '' };
  const element = document.querySelector<HTMLFormElement>(consultationForm);
  const { activeElement } = document;
  return { element, focusedId: element?.contains(activeElement) ? (activeElement?.id ?? '') : '' };
}

/** Adds the values entered before hydration, or all values if the history has no entry. */
export function withEntered(
  entry: FormEntry,
  isStored: boolean,
  { element }: ServedForm,
  site: SiteCalls,
): FormEntry {
  const entered = enteredBefore();
  const isEntered = ([name, value]: [string, string]) =>
    wasPosted() || entered.has(name) || (!isStored && value !== '');
  const kept: Values = Object.fromEntries(Object.entries(valuesOf(element)).filter(isEntered));
  const values = { ...entry.values, ...kept };
  const isCallEntered = kept.callDate !== undefined || kept.callTime !== undefined;
  if (!isCallEntered || wasPosted()) return { ...entry, values };
  const offered = offeredOf(choiceFromValues(values), site, new Date());
  return { ...entry, values: { ...values, ...choiceToValues(offered) } };
}
