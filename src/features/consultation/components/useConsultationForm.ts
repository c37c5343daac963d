import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { visitorBusiness } from '@/features/demonstration/browser/visitorBusiness';
import {
  clearDraft,
  clearDraftFields,
  draftFields,
  filledBusinessName,
  linkedService,
  nameRequest,
  saveBusinessName,
  saveDraft,
  saveLinkedService,
} from '../browser/draft';
import {
  composeRequest,
  fieldValues,
  fillBusinessName,
  fillLinkedService,
  honeypotValue,
  restoreFields,
} from '../browser/formFields';
import { submitRequest } from '../browser/requestQueue';
import {
  type BookingChoice,
  chooseContactMethod,
  nothingChosen,
  withoutPassedCall,
} from '../model/bookingChoice';
import type { ContactMethod } from '../model/options';
import { useNow } from './useNow';

/** `sent` once the call to the route has completed, whatever came back; it never goes back. */
type Phase = 'editing' | 'sending' | 'sent';

export type ConsultationFormState = ReturnType<typeof useConsultationForm>;

/**
 * The life of the consultation form (docs/product.md, "The form"). The fields are uncontrolled: what was typed
 * before hydration stands, and the browser's own validation sees what the visitor sees.
 *
 * @param timeZone IANA zone of the call's times
 */
export function useConsultationForm(timeZone: string) {
  const form = useRef<HTMLFormElement>(null);
  const [phase, setPhase] = useState<Phase>('editing');
  const [choice, setChoice] = useState(nothingChosen);
  const [contact, setContact] = useState({ email: '', phone: '' });
  const [timesTakenBack, setTimesTakenBack] = useState(0);
  const [now, refreshNow] = useNow();
  const sending = useRef(false);

  /** Takes back a chosen time that has passed. @returns whether it did */
  function takeBackPassedCall(current: BookingChoice): boolean {
    const remaining = withoutPassedCall(current, timeZone, new Date());
    if (remaining === current) return false;
    setChoice(remaining);
    refreshNow();
    setTimesTakenBack((count) => count + 1);
    return true;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is hydrated
  useEffect(() => {
    if (!form.current) return;
    const restored = restoreFields(form.current, draftFields(Date.now()));
    setChoice(restored);
    takeBackPassedCall(restored);
    const { search } = window.location;
    const service = fillLinkedService(form.current, search, linkedService(Date.now()));
    if (service) saveLinkedService(service, Date.now());
    const { name } = visitorBusiness();
    const filled = fillBusinessName(form.current, name, filledBusinessName(Date.now()));
    if (filled) saveBusinessName(filled, Date.now());
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every minute, not on every choice
  useEffect(() => {
    if (!sending.current) takeBackPassedCall(choice);
  }, [now]);

  function keepDraft() {
    if (form.current && !sending.current) {
      saveDraft({ ...fieldValues(form.current), ...booking(choice) }, Date.now());
    }
  }

  // Day and time are state, not fields: their draft follows the state.
  // biome-ignore lint/correctness/useExhaustiveDependencies: keepDraft reads the latest of both
  useEffect(() => {
    if (choice !== nothingChosen) keepDraft();
  }, [choice]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current || takeBackPassedCall(choice)) return;
    sending.current = true;
    const data = new FormData(event.currentTarget);
    setPhase('sending');
    setContact({ email: String(data.get('email')), phone: String(data.get('phone')) });
    let remaining = choice;
    try {
      await send(data, choice);
      // An answer can take seconds, in which the call may have begun: Thank You does not promise it.
      remaining = withoutPassedCall(choice, timeZone, new Date());
    } catch {
      console.error('Error submitting form');
    }
    // Firefox puts back after a reload what the controls held when they were taken away.
    form.current?.reset();
    // Whatever happened, the visitor sees Thank You (docs/product.md, "What can fail"), and at once,
    // not when React's scheduler gets to it: a message that the browser drops would stop that for good.
    flushSync(() => {
      setChoice(remaining);
      setPhase('sent');
    });
  }

  return {
    form,
    phase,
    /** The current instant, fresh to the minute. */
    now,
    choice,
    setChoice,
    chooseMethod: (method: ContactMethod) =>
      setChoice((current) => chooseContactMethod(current, method)),
    /** How often a chosen time was taken back because it had passed. */
    timesTakenBack,
    /** The address and the number that were sent. */
    contact,
    /** To be called after every change of a field. */
    keepDraft,
    submit,
  };
}

async function send(data: FormData, choice: BookingChoice): Promise<void> {
  const request = composeRequest(data, choice, new Date());
  const outgoing = nameRequest({ ...request, ...honeypotValue(data) }, Date.now());
  // A reload breaks off the call before the page itself goes: then the draft is for the next page,
  // unless this one comes back from the back/forward cache.
  let leaving = false;
  const comeOrGo = ({ type }: Event) => {
    leaving = type === 'beforeunload';
  };
  window.addEventListener('beforeunload', comeOrGo);
  window.addEventListener('pageshow', comeOrGo);
  const outcome = await submitRequest(outgoing);
  window.removeEventListener('beforeunload', comeOrGo);
  window.removeEventListener('pageshow', comeOrGo);
  const forget = () => (outcome.kind === 'stored' ? clearDraft() : clearDraftFields(Date.now()));
  if (leaving && outcome.kind !== 'stored')
    window.addEventListener('pageshow', forget, { once: true });
  else forget();
}

const booking = ({ callDate, callTime }: BookingChoice) => ({
  callDate: callDate ?? '',
  callTime: callTime ?? '',
});
