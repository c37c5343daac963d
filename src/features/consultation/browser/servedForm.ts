import { offeredOf, type SiteSlots } from '../model/call/availability';
import { choiceFromValues, choiceToValues } from '../model/call/call';
import { enteredBefore, wasPosted } from './beforeHydration';
import type { FormEntry } from './formEntry';
import { type Values, valuesOf } from './formFields';

export interface ServedForm {
  element: HTMLFormElement | null;
  focusedId: string;
}

/** If an extension changed the page before hydration, React replaces this element. */
export function servedForm(): ServedForm {
  if (typeof document === 'undefined') return { element: null, focusedId: '' };
  // Proxies may rewrite the action.
  const element = document.querySelector<HTMLFormElement>('form[method="post"]');
  const { activeElement } = document;
  return { element, focusedId: element?.contains(activeElement) ? (activeElement?.id ?? '') : '' };
}

/** Adds the values entered before hydration, or all values if the history has no entry. */
export function withEntered(
  entry: FormEntry,
  isInHistory: boolean,
  { element }: ServedForm,
  site: SiteSlots,
): FormEntry {
  const enteredNames = enteredBefore();
  const isEntered = ([name, value]: [string, string]) =>
    wasPosted() || enteredNames.has(name) || (!isInHistory && value !== '');
  const entered: Values = Object.fromEntries(Object.entries(valuesOf(element)).filter(isEntered));
  const values = { ...entry.values, ...entered };
  const isCallEntered = entered.callDate !== undefined || entered.callTime !== undefined;
  if (!isCallEntered || wasPosted()) return { ...entry, values };
  const offered = offeredOf(choiceFromValues(values), site, new Date());
  return { ...entry, values: { ...values, ...choiceToValues(offered) } };
}
