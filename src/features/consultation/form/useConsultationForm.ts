import { type FormEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isSame } from '@/lib/isSame';
import { wasPosted } from '../browser/beforeHydration';
import { composeSent, type FormEntry } from '../browser/formEntry';
import { complete, empty, fillIn, type Values, valuesOf } from '../browser/formFields';
import type { HistoryEntries } from '../browser/historyEntries';
import { watchHeights } from '../browser/lateHeights';
import { keepAndSend } from '../browser/requestQueue';
import type { ServedForm } from '../browser/servedForm';
import { fetchCalendarNear } from '../call/calendarScript';
import {
  type CallChoice,
  choiceFromValues,
  choiceToValues,
  isUnscheduled,
  noChoice,
} from '../model/call/call';
import { completeSections } from './FormSection';

export interface FormEntryProps {
  /** As opened; null before hydration. */
  entry: FormEntry | null;
  history: HistoryEntries;
  /** Null if a press opened the form. */
  served: ServedForm | null;
  /** Called once the post has completed. */
  onSent: (id: string) => void;
  progress: string;
  onProgress: (complete: string) => void;
}

export function useConsultationForm(props: FormEntryProps) {
  const { entry, history, served, onSent, progress, onProgress } = props;
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState(noChoice);
  const [isSending, setIsSending] = useState(false);
  const [isReady, setIsReady] = useState(false);

  function entered(): Values {
    const values = valuesOf(form.current);
    const isNative = form.current?.querySelector('#native-call-date');
    const remembered = entry && history.valuesOf(entry.id);
    if (isNative || !remembered) return withCall(values);
    const { callDate = '', callTime = '' } = remembered;
    return withCall({ ...values, callDate, callTime });
  }

  function update(values: Values): void {
    if (!entry || !form.current) return;
    history.keepValues(entry.id, values);
    const next = choiceFromValues(values);
    if (!isSame(next, choice)) setChoice(next);
    const sections = completeSections(form.current, !isUnscheduled(next));
    if (sections !== progress) onProgress(sections);
  }

  const latest = useRef({ update, entered });
  useLayoutEffect(() => {
    latest.current = { update, entered };
  });

  const chooseCall = useCallback(
    (chosen: CallChoice) => {
      latest.current.update({ ...valuesOf(form.current), ...choiceToValues(chosen) });
      history.writeEntered(true);
    },
    [history],
  );

  // Before paint, so reloads show no empty form.
  useLayoutEffect(() => {
    const { current } = form;
    if (!entry || !current) return;
    fillIn(current, entry.values);
    const field = served?.focusedId && document.getElementById(served.focusedId);
    if (field && document.activeElement === document.body) field.focus({ preventScroll: true });
    const callArea = document.activeElement?.closest<HTMLElement>('[data-call-area]');
    callArea?.focus({ preventScroll: true });
    setIsReady(true);
    latest.current.update(withCall(entry.values));
    history.setForm(() => latest.current.update(latest.current.entered()));
    return () => {
      history.setForm(null);
      // Firefox restores removed controls' values on reload.
      history.keepValues(entry.id, latest.current.entered());
      empty(current);
    };
  }, [entry, history, served]);

  useEffect(() => {
    const { current } = form;
    if (!entry || !current || !isReady) return;
    const methods = current.querySelector('[name="contactMethod"]');
    const ends = [
      watchHeights(current, (heights) => history.keepHeights(entry.id, heights)),
      methods && fetchCalendarNear(methods),
    ];
    return () => {
      for (const end of ends) end?.();
    };
  }, [entry, history, isReady]);

  // Native `change` fires before focus moves and links are followed.
  useEffect(() => {
    const { current } = form;
    function onChange() {
      complete(current);
      latest.current.update(latest.current.entered());
      history.writeEntered(true);
    }
    const onInput = () => history.writeEntered(false);
    current?.addEventListener('change', onChange);
    current?.addEventListener('input', onInput);
    return () => {
      current?.removeEventListener('change', onChange);
      current?.removeEventListener('input', onInput);
    };
  }, [history]);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    // The server deduplicates form posts only with form posts.
    if (served && wasPosted()) return;
    event.preventDefault();
    const { currentTarget } = event;
    const values = entered();
    if (isSending || !entry || isUnscheduled(choiceFromValues(values))) return;
    // Inert fields would lose the focus.
    currentTarget.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
    setIsSending(true);
    const sent = composeSent(entry, values);
    // A page reloaded before the answer sends again.
    history.show({ ...entry, values, sent });
    window.history.scrollRestoration = 'manual';
    await keepAndSend(sent);
    onSent(entry.id);
  }

  return {
    choice,
    isReady,
    isSending,
    form,
    completeFields: () => complete(form.current),
    chooseCall,
    submit,
  };
}

const withCall = (values: Values): Values => ({
  ...values,
  ...choiceToValues(choiceFromValues(values)),
});
