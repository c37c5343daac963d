import { type FormEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isSame } from '@/lib/isSame';
import { composeSent } from '../browser/composeSent';
import { consultationForm } from '../browser/consultationForm';
import type { FormEntry } from '../browser/formEntry';
import { complete, fillIn, type Values, valuesOf } from '../browser/formFields';
import { keepAndSend } from '../browser/requestQueue';
import { wasPosted } from '../browser/wasPosted';
import { loadCalendar } from '../controls/calendarScript';
import { offeredOf } from '../model/call/availability';
import type { SiteCalls } from '../model/call/calendar';
import { type CallChoice, choiceIn, lacksCall, noChoice } from '../model/call/callChoice';
import { completeSections } from './FormSection';

export interface FormEntryProps {
  /** Null until the page is hydrated. */
  entry: FormEntry | null;
  /** Keeps what is entered, and what was sent, in the history. */
  keep: (entry: FormEntry) => void;
  /** Called with the entry's id once the call to the route has completed, whatever came back. */
  onSent: (id: string) => void;
  /** The numbers of the sections that are complete, separated by blanks. */
  progress: string;
  onProgress: (complete: string) => void;
}

/** The pause in typing after which what was typed is kept: Safari takes 100 changes of the history in 30 s. */
const pauseMs = 500;

/**
 * State and handlers of the consultation form (docs/product.md, "The form"). Its controls are uncontrolled: what was
 * typed before hydration stays, the browser validates what the visitor sees, and a letter renders nothing.
 */
export function useConsultationForm(props: FormEntryProps & { site: SiteCalls }) {
  const { entry, keep, onSent, progress, onProgress, site } = props;
  const form = useRef<HTMLFormElement>(null);
  const [typed] = useState(() => (entry ? nothingTyped : readTyped()));
  const [choice, setChoice] = useState(noChoice);
  const [isSending, setIsSending] = useState(false);
  /** Set with what the entry has, so that no control goes meanwhile. */
  const [isReady, setIsReady] = useState(false);

  /** What is entered; the call also where no control has it yet. */
  function entered(): Values {
    const values = valuesOf(form.current);
    // Native fields that are empty are so because the visitor has emptied them.
    if (form.current?.querySelector('#native-call-date')) return withCall(values);
    const { callDate, callTime } = callOf(choice);
    return withCall({
      ...values,
      callDate: values.callDate || callDate,
      callTime: values.callTime || callTime,
    });
  }

  /** Keeps what is entered, and brings in line with it what depends on it. */
  function update(values: Values): void {
    if (!entry || !form.current || isSending) return;
    const next = choiceIn(values);
    if (!isSame(next, choice)) setChoice(next);
    const sections = completeSections(form.current, !lacksCall(next));
    if (sections !== progress) onProgress(sections);
    keep({ ...entry, values });
  }

  // What the listeners below call, as of the latest render.
  const latest = useRef({ update, entered });
  useLayoutEffect(() => {
    latest.current = { update, entered };
  });

  const chooseCall = useCallback((chosen: CallChoice) => {
    latest.current.update({ ...valuesOf(form.current), ...callOf(chosen) });
  }, []);

  // Before paint, so that a reload shows what was entered without flashing an empty form.
  useLayoutEffect(() => {
    if (!entry || !form.current) return;
    fillIn(form.current, typed.values);
    // Not the call into native fields, which the calendar replaces: Firefox restores what they contained then.
    const { callDate = '', callTime = '', ...texts } = typed.isPosted ? {} : entry.values;
    fillIn(form.current, texts);
    if (typed.focusedId && document.activeElement === document.body)
      document.getElementById(typed.focusedId)?.focus({ preventScroll: true });
    const { activeElement } = document;
    activeElement?.closest<HTMLElement>('[data-call-place]')?.focus({ preventScroll: true });
    setIsReady(true);
    loadCalendar();
    const values = valuesOf(form.current);
    const asEntered = choiceIn(values);
    const taken = typed.isPosted ? asEntered : offeredOf(asEntered, site, new Date());
    const isEntered = values.callDate || values.callTime;
    latest.current.update(
      withCall({ ...values, ...(isEntered ? callOf(taken) : { callDate, callTime }) }),
    );
  }, [entry, typed, site]);

  // The platform's events: `change` comes before the focus moves and before a link is followed.
  useEffect(() => {
    const { current } = form;
    let timer: ReturnType<typeof setTimeout>;
    function onChange() {
      clearTimeout(timer);
      complete(current);
      latest.current.update(latest.current.entered());
    }
    function onInput() {
      clearTimeout(timer);
      timer = setTimeout(() => latest.current.update(latest.current.entered()), pauseMs);
    }
    current?.addEventListener('change', onChange);
    current?.addEventListener('input', onInput);
    return () => {
      clearTimeout(timer);
      current?.removeEventListener('change', onChange);
      current?.removeEventListener('input', onInput);
    };
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    // The same fields are the same request only for the server's own id of a form post.
    if (typed.isPosted) return;
    event.preventDefault();
    const { currentTarget } = event;
    // Scripts fill in forms without events, and submit them before anything renders.
    const values = entered();
    if (isSending || !entry || lacksCall(choiceIn(values))) return;
    // The fields take no input from here, and would lose the focus of who has pressed Enter there.
    currentTarget.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
    setIsSending(true);
    const sent = composeSent(entry, values);
    // Before the answer, so that a page that is reloaded meanwhile sends it again, and shows Thank You from its top.
    keep({ ...entry, values, sent });
    window.history.scrollRestoration = 'manual';
    await keepAndSend(sent);
    // After a reload, Firefox restores what the controls contained when they were removed.
    currentTarget.reset();
    onSent(entry.id);
  }

  return {
    choice,
    isReady,
    isSending,
    form,
    /** Before the browser validates. */
    completeFields: () => complete(form.current),
    chooseCall,
    submit,
  };
}

const callOf = ({ callDate, callTime }: Pick<CallChoice, 'callDate' | 'callTime'>) => ({
  callDate: callDate ?? '',
  callTime: callTime ?? '',
});

/** The values, with a call only where the contact method books one. */
const withCall = (values: Values): Values => ({ ...values, ...callOf(choiceIn(values)) });

/** What a visitor has entered before hydration. */
interface Typed {
  values: Values;
  /** The field in which they are typing. */
  focusedId: string;
  /** Whether they have sent the form already. */
  isPosted: boolean;
}

const nothingTyped: Typed = { values: {}, focusedId: '', isPosted: false };

/** Where somebody else's script has changed the page, React renders the form anew, and its new controls are empty. */
function readTyped(): Typed {
  if (typeof document === 'undefined') return nothingTyped;
  const form = document.querySelector<HTMLFormElement>(consultationForm);
  const { activeElement } = document;
  const focusedId = form?.contains(activeElement) ? (activeElement?.id ?? '') : '';
  return { values: valuesOf(form), focusedId, isPosted: wasPosted() };
}
