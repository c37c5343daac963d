import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { visitorBusiness } from '@/features/visitorBusiness/browser/visitorBusiness';
import { consultationForm } from '@/lib/paths';
import { wasPosted } from '../browser/beforeHydration';
import { type Draft, openDraft, type SentRequest, saveDraft } from '../browser/draft';
import { complete, fillIn, type Values, valuesOf } from '../browser/formFields';
import { sentRequest, submitForm } from '../browser/sentRequest';
import { serverNow } from '../browser/serverClock';
import {
  type BookingChoice,
  type CallsOffered,
  choiceIn,
  lacksCall,
  withdrawalOf,
} from '../model/call/bookingChoice';
import { emptyForm, withCall, withCallChecked, withEntry } from './formState';

/** Where a call is chosen: the calendar's tab stop, or the native field. */
const firstOfCall = '[role="gridcell"][tabindex="0"], [type="date"]';

export type ConsultationFormState = ReturnType<typeof useConsultationForm>;

/**
 * State and handlers of the consultation form (docs/product.md, "The form"). Its controls are uncontrolled: what was
 * typed before hydration stays, and the browser validates what the visitor sees. What they have is read into the state,
 * from which the draft and everything that depends on it follow.
 *
 * @param onSent called with what was sent, once the call to the route has completed, whatever came back, or where the
 * history entry has it
 */
export function useConsultationForm(site: CallsOffered, onSent: (sent: SentRequest) => void) {
  const form = useRef<HTMLFormElement>(null);
  const [typed] = useState(readTyped);
  const [state, setState] = useState(emptyForm);
  /** The id of what is entered, and the request that it corrects; null until the form is hydrated. */
  const [draft, setDraft] = useState<Omit<Draft, 'values'> | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [now, refreshNow] = useNow();
  const { values, withdrawn } = state;

  // Before paint, so that a reload shows Thank You without flashing the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what the page arrives with
  useLayoutEffect(() => {
    const sent = sentRequest();
    if (sent) onSent(sent);
    if (sent || !form.current) return;
    const { draft, isNew } = openDraft(Date.now());
    const service = new URLSearchParams(window.location.search).get('service') ?? '';
    const offered: Values = isNew ? { service, company: visitorBusiness().name } : draft.values;
    fillIn(form.current, typed.values);
    // Not the call into native fields, which the calendar replaces: Firefox restores what they contained then.
    const { callDate = '', callTime = '', ...texts } = typed.isPosted ? {} : offered;
    fillIn(form.current, texts);
    if (typed.focusedId && document.activeElement === document.body)
      document.getElementById(typed.focusedId)?.focus({ preventScroll: true });
    setDraft(draft);
    const entered = valuesOf(form.current);
    read({
      ...entered,
      callDate: entered.callDate || callDate,
      callTime: entered.callTime || callTime,
    });
  }, []);

  const read = (entered: Values) => setState((state) => withEntry(state, entered));

  /** Also before the browser validates. */
  const readCompleted = () => read(complete(form.current));

  // The platform's event, which comes before the focus moves: what renders while nothing has the focus may take it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it depends on nothing that changes
  useEffect(() => form.current?.addEventListener('change', readCompleted), []);

  useEffect(() => {
    if (!isSending && draft) saveDraft({ ...draft, values }, Date.now());
  }, [isSending, values, draft]);

  useLayoutEffect(() => {
    // Not while a date is typed, whose first digits are those of a year long ago.
    if (isSending || document.activeElement?.matches('[type="date"]')) return;
    setState((state) => withCallChecked(state, site, now));
  }, [isSending, site, now]);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    // The same fields are the same request only for the server's own id of a form post.
    if (typed.isPosted) return;
    event.preventDefault();
    const { currentTarget } = event;
    // Scripts fill in forms without events, and submit them before anything renders.
    const entered = valuesOf(currentTarget);
    read(entered);
    const latest = withEntry(state, entered).values;
    const choice = choiceIn(latest);
    if (isSending || !draft || lacksCall(choice)) return;
    if (withdrawalOf(choice, site, serverNow())) {
      const preventScroll = !document.activeElement?.matches(':focus-visible');
      // Withdraws it, which the page says above the button that was pressed.
      flushSync(() => {
        refreshNow();
        setState((state) => withCallChecked(state, site, serverNow()));
      });
      currentTarget.querySelector<HTMLElement>(firstOfCall)?.focus({ preventScroll });
      return;
    }
    // The fields take no input from here, and would lose the focus of who has pressed Enter there.
    currentTarget.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
    setIsSending(true);
    const sent = await submitForm({ ...draft, values: latest });
    // After a reload, Firefox restores what the controls contained when they were removed.
    currentTarget.reset();
    // Synchronous, because a message that the browser drops would stop React's scheduler forever.
    flushSync(() => onSent(sent));
  }

  return {
    choice: choiceIn(values),
    withdrawn,
    draft,
    isSending,
    form,
    now,
    refreshNow,
    enter: () => read(valuesOf(form.current)),
    readCompleted,
    chooseCall: (chosen: BookingChoice) => setState((state) => withCall(state, chosen, null)),
    /** Withdraws the time of a day, which somebody else has taken, unless that day has been left meanwhile. */
    withdrawTaken: (callDate: string) =>
      setState((state) => {
        const choice = choiceIn(state.values);
        return choice.callDate === callDate
          ? withCall(state, { ...choice, callTime: null }, 'taken')
          : state;
      }),
    submit,
  };
}

/**
 * What a visitor has entered before hydration, the field in which they are typing, and whether they have sent the form
 * already. Where somebody else's script has changed the page, React renders the form anew, and its new controls are
 * empty.
 */
function readTyped(): { values: Values; focusedId: string; isPosted: boolean } {
  if (typeof document === 'undefined') return { values: {}, focusedId: '', isPosted: false };
  const form = document.querySelector<HTMLFormElement>(consultationForm);
  const { activeElement } = document;
  const focusedId = form?.contains(activeElement) ? (activeElement?.id ?? '') : '';
  return { values: valuesOf(form), focusedId, isPosted: wasPosted() };
}

/**
 * The current instant, and a function that refreshes it. It is refreshed every minute while the page is visible, and
 * when it is shown again. Not while it is being hidden: Firefox drops the message that React then sends itself, and
 * React waits for it forever.
 */
function useNow(): [now: Date, refresh: () => void] {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const refreshIfVisible = () => {
      if (document.visibilityState === 'visible') setNow(serverNow());
    };
    const timer = setInterval(refreshIfVisible, 60_000);
    document.addEventListener('visibilitychange', refreshIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshIfVisible);
    };
  }, []);
  return [now, () => setNow(serverNow())];
}
