import { type FormEvent, useEffect } from 'react';
import { saveDraft } from '../browser/draft';
import { fieldValues } from '../browser/formFields';
import { paintCompany } from '../browser/paintCompany';
import { nothingChosen } from '../model/bookingChoice';
import type { FormState } from './formReducer';

/**
 * Saves the form's content as a draft until it is submitted, and puts the company on the sign.
 *
 * @returns the handler for every change of a field
 */
export function useDraft({ phase, choice }: FormState) {
  const isEditing = phase === 'editing';

  // Contact method, day and time are state, which is saved separately.
  useEffect(() => {
    if (!isEditing || choice === nothingChosen) return;
    const { contactMethod, callDate, callTime } = choice;
    saveDraft({ contactMethod, callDate: callDate ?? '', callTime: callTime ?? '' }, Date.now());
  }, [isEditing, choice]);

  return ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (!isEditing) return;
    const fields = fieldValues(currentTarget);
    const isCompany = target === currentTarget.elements.namedItem('company');
    if (isCompany) paintCompany(fields.company ?? '', Date.now());
    saveDraft(fields, Date.now());
  };
}
