import { type FormEvent, useEffect } from 'react';
import { saveDraft } from '@/features/consultation/browser/draft';
import { fieldValues } from '@/features/consultation/browser/formFields';
import { paintCompany } from '@/features/consultation/browser/paintCompany';
import { nothingChosen } from '@/features/consultation/model/call/bookingChoice';
import type { NameWords } from '@/features/visitorBusiness/browser/tradeIn';
import type { FormState } from './formReducer';

/**
 * Saves the form's content as a draft until it is submitted, and puts the company on the sign.
 *
 * @returns the handler for every change of a field
 */
export function useDraft({ phase, choice }: FormState, nameWords: NameWords) {
  const isEditing = phase === 'editing';

  // Contact method, day and time are state, which is saved separately.
  useEffect(() => {
    if (!isEditing || choice === nothingChosen) return;
    const { contactMethod, callDate, callTime } = choice;
    const fields = { contactMethod, callDate: callDate ?? '', callTime: callTime ?? '' };
    saveDraft({ fields }, Date.now());
  }, [isEditing, choice]);

  return ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (!isEditing) return;
    const fields = fieldValues(currentTarget);
    const isCompany = target === currentTarget.elements.namedItem('company');
    if (isCompany) paintCompany(fields.company ?? '', nameWords, Date.now());
    saveDraft({ fields }, Date.now());
  };
}
