import type { Dispatch, FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { SentRequest } from '@/features/consultation/browser/sentRequest';
import { submitForm } from '@/features/consultation/browser/submitForm';
import { withoutPassedCall } from '@/features/consultation/model/bookingChoice';
import type { FormAction, FormState } from './formReducer';

interface SubmissionOptions {
  state: FormState;
  dispatch: Dispatch<FormAction>;
  /** IANA zone of the call's times. */
  timeZone: string;
  refreshNow: () => void;
}

/** The form's submit handler: sends once, and shows Thank You whatever comes back. */
export function useSubmission({ state, dispatch, timeZone, refreshNow }: SubmissionOptions) {
  const { phase, choice } = state;

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
    const data = new FormData(form);
    const text = (name: string) => String(data.get(name));
    let sent: SentRequest = { id: '', choice, email: text('email'), phone: text('phone') };
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
