import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import {
  clearDraft,
  clearDraftFields,
  draftFields,
  nameRequest,
  saveDraft,
} from '../browser/draft';
import { adoptFields, fieldValues, honeypotValue, preselectService } from '../browser/formFields';
import { submitRequest } from '../browser/requestQueue';
import { type BookingChoice, chooseContactMethod, nothingChosen } from '../model/bookingChoice';
import { composeRequest } from '../model/composeRequest';
import type { ContactMethod } from '../model/options';

/** `sent` once the call to the route has completed, whatever came back; it never goes back. */
export type Phase = 'editing' | 'sending' | 'sent';

export interface ConsultationFormState {
  form: RefObject<HTMLFormElement | null>;
  phase: Phase;
  choice: BookingChoice;
  setChoice: (choice: BookingChoice) => void;
  chooseMethod: (method: ContactMethod) => void;
  /** To be called after every change of a field. */
  keepDraft: () => void;
  submit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * The life of the consultation form (spec, section 4). The fields are uncontrolled: what was typed
 * before hydration stands, and the browser's own validation sees what the visitor sees.
 */
export function useConsultationForm(): ConsultationFormState {
  const form = useRef<HTMLFormElement>(null);
  const [phase, setPhase] = useState<Phase>('editing');
  const [choice, setChoice] = useState(nothingChosen);
  const sending = useRef(false);

  useEffect(() => {
    if (!form.current) return;
    const draft = draftFields(Date.now());
    setChoice(adoptFields(form.current, draft));
    preselectService(form.current, new URLSearchParams(window.location.search));
  }, []);

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
    if (sending.current) return;
    sending.current = true;
    setPhase('sending');
    const data = new FormData(event.currentTarget);
    const request = composeRequest(data, choice, new Date());
    const outgoing = nameRequest({ ...request, ...honeypotValue(data) }, Date.now());
    // A reload breaks off the call before the page itself goes: then the draft is for the next page.
    let leaving = false;
    const leave = () => {
      leaving = true;
    };
    window.addEventListener('beforeunload', leave);
    const outcome = await submitRequest(outgoing);
    window.removeEventListener('beforeunload', leave);
    if (outcome !== 'unreached') clearDraft();
    else if (!leaving) clearDraftFields(Date.now());
    setPhase('sent');
  }

  return {
    form,
    phase,
    choice,
    setChoice,
    chooseMethod: (method) => setChoice((current) => chooseContactMethod(current, method)),
    keepDraft,
    submit,
  };
}

const booking = ({ callDate, callTime }: BookingChoice) => ({
  callDate: callDate ?? '',
  callTime: callTime ?? '',
});
