import { type Dispatch, type FormEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { formCopy } from '@/content/copy/consultation';
import { fieldValues } from '@/features/consultation/browser/formFields';
import type { SentRequest } from '@/features/consultation/browser/sentRequest';
import { submitForm } from '@/features/consultation/browser/submitForm';
import { withoutPassedCall } from '@/features/consultation/model/call/bookingChoice';
import { isShortPhone } from '@/features/consultation/model/phone';
import type { FormAction, FormState } from './formReducer';

interface SubmissionOptions {
  state: FormState;
  dispatch: Dispatch<FormAction>;
  /** IANA zone of the call's times. */
  timeZone: string;
  refreshNow: () => void;
}

/** Focuses a control and shows a question at it, like the browser does with an error. The next press sends. */
function report(control: HTMLInputElement, question: string): void {
  control.setCustomValidity(question);
  control.reportValidity();
  control.focus();
  control.setCustomValidity('');
}

/**
 * The form's submit handler: sends once, and shows Thank You whatever comes back. Asks once about a phone
 * number that looks short where the reply needs it.
 */
export function useSubmission({ state, dispatch, timeZone, refreshNow }: SubmissionOptions) {
  const { phase, choice } = state;
  /** The phone number that the form has asked about once more. */
  const askedAbout = useRef('');

  return async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (phase !== 'editing') return;
    const now = new Date();
    if (withoutPassedCall(choice, timeZone, now) !== choice) {
      dispatch({ type: 'timePassed', timeZone, now });
      refreshNow();
      return;
    }
    const form = event.currentTarget;
    const phone = form.elements.namedItem('phone') as HTMLInputElement;
    const { contactMethod } = choice;
    if (
      contactMethod !== 'email' &&
      isShortPhone(phone.value) &&
      askedAbout.current !== phone.value
    ) {
      askedAbout.current = phone.value;
      report(phone, `${formCopy.shortPhone} ${formCopy.sendAnyway}`);
      return;
    }
    const data = new FormData(form);
    const text = (name: string) => String(data.get(name));
    let sent: SentRequest = {
      id: '',
      choice,
      email: text('email'),
      phone: text('phone'),
      fields: fieldValues(form),
    };
    dispatch({ type: 'submitted' });
    try {
      sent = await submitForm(data, sent, timeZone);
    } catch {
      console.error('Error submitting form');
    }
    // After a reload, Firefox restores what the controls contained when they were removed.
    form.reset();
    // Synchronous, because a message that the browser drops would stop React's scheduler
    // forever.
    flushSync(() => dispatch({ type: 'sent', sent }));
  };
}
