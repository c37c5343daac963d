import {
  type FormEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { showVisitorBusiness } from '@/features/visitorBusiness/browser/sign';
import {
  type NameWords,
  nameVisitorBusiness,
  visitorBusiness,
} from '@/features/visitorBusiness/browser/visitorBusiness';
import { consultationForm } from '@/lib/paths';
import { openDraft, saveDraft } from '../browser/draft';
import { complete, fillIn, type Values, valuesOf } from '../browser/formFields';
import { type SentRequest, sentRequest, submitForm } from '../browser/sentRequest';
import { serverNow } from '../browser/serverClock';
import {
  type BookingChoice,
  type CallsOffered,
  callLoss,
  choiceIn,
  lacksCall,
} from '../model/call/bookingChoice';
import { type FormState, formReducer, initialState, valuesAfter } from './formReducer';

/** Where a call is chosen: the calendar's tab stop, or the native field. */
const firstOfCall = '[role="gridcell"][tabindex="0"], [type="date"]';

export type ConsultationFormState = ReturnType<typeof useConsultationForm>;

/**
 * State and handlers of the consultation form (docs/product.md, "The form"). Its controls are uncontrolled: what was
 * typed before hydration stays, and the browser validates what the visitor sees. `read` puts what they have into the
 * state, from which the draft and everything that depends on it follow.
 */
export function useConsultationForm(site: CallsOffered, nameWords: NameWords) {
  const form = useRef<HTMLFormElement>(null);
  const [typed] = useState(readTyped);
  const [state, dispatch] = useReducer(formReducer, initialState);
  const [now, refreshNow] = useNow();
  const { phase, values, draft } = state;

  // Before paint, so that a reload shows Thank You without flashing the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what the page arrives with
  useLayoutEffect(() => {
    const sent = sentRequest();
    if (sent) {
      dispatch({ type: 'sent', sent });
      return;
    }
    if (!form.current) return;
    const { draft, isNew } = openDraft(Date.now());
    const service = new URLSearchParams(window.location.search).get('service') ?? '';
    const { name, isCompany } = visitorBusiness();
    const offered: Values = isNew ? { service, company: isCompany ? '' : name } : draft.values;
    fillIn(form.current, typed.values);
    fillIn(form.current, offered);
    if (typed.focusedId && document.activeElement === document.body)
      document.getElementById(typed.focusedId)?.focus({ preventScroll: true });
    dispatch({ type: 'opened', draft, values: valuesOf(form.current) });
  }, []);

  /** Also before the browser validates. */
  const readCompleted = () => dispatch({ type: 'entered', values: complete(form.current) });

  // The platform's event, which comes before the focus moves: what renders while nothing has the focus may take it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it depends on nothing that changes
  useEffect(() => form.current?.addEventListener('change', readCompleted), []);

  useEffect(() => {
    if (phase === 'editing' && draft) saveDraft({ ...draft, values }, Date.now());
  }, [phase, values, draft]);

  useLayoutEffect(() => dispatch({ type: 'callChecked', site, now }), [site, now]);

  // Stable, so that what depends on nothing else renders once.
  const read = useCallback(() => dispatch({ type: 'entered', values: valuesOf(form.current) }), []);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const { currentTarget } = event;
    // Scripts fill in forms without events, and submit them before anything renders.
    const entered = valuesOf(currentTarget);
    dispatch({ type: 'entered', values: entered });
    const latest = valuesAfter(values, entered);
    const choice = choiceIn(latest);
    if (phase !== 'editing' || !draft || lacksCall(choice)) return;
    if (callLoss(choice, site, serverNow())) {
      const preventScroll = !document.activeElement?.matches(':focus-visible');
      // Withdraws it, which the page says above the button that was pressed.
      flushSync(refreshNow);
      currentTarget.querySelector<HTMLElement>(firstOfCall)?.focus({ preventScroll });
      return;
    }
    dispatch({ type: 'submitted' });
    let sent: SentRequest = { id: '', values: latest };
    try {
      sent = await submitForm({ ...draft, values: latest });
    } catch {
      console.error('Error submitting form');
    }
    // After a reload, Firefox restores what the controls contained when they were removed.
    currentTarget.reset();
    // Synchronous, because a message that the browser drops would stop React's scheduler forever.
    flushSync(() => dispatch({ type: 'sent', sent }));
  }

  return {
    ...state,
    choice: choiceIn(values),
    form,
    now,
    refreshNow,
    read,
    enter({ target }: FormEvent<HTMLFormElement>) {
      const { name, value } = target as HTMLInputElement;
      if (name === 'company') {
        nameVisitorBusiness(value, nameWords, true);
        showVisitorBusiness();
      }
      read();
    },
    readCompleted,
    chooseCall: (chosen: BookingChoice, lostTime: FormState['lostTime'] = null) =>
      dispatch({ type: 'callChosen', choice: chosen, lostTime }),
    submit,
  };
}

/**
 * What a visitor has entered in the form that the server has rendered, and the field in which they are typing. Where
 * somebody else's script has changed the page before hydration, React renders the form anew, and its new controls are
 * empty.
 */
function readTyped(): { values: Values; focusedId: string } {
  if (typeof document === 'undefined') return { values: {}, focusedId: '' };
  const form = document.querySelector<HTMLFormElement>(consultationForm);
  const { activeElement } = document;
  const focusedId = form?.contains(activeElement) ? (activeElement?.id ?? '') : '';
  return { values: valuesOf(form), focusedId };
}

/**
 * The current instant, and a function that refreshes it. It is refreshed every minute while the page is
 * visible, and when the page is shown again. Not while the page is being hidden: Firefox drops the message
 * that React then sends itself, and React waits for it forever.
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
