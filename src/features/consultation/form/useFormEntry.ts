import { useEffect, useLayoutEffect, useState } from 'react';
import { visitorBusiness } from '@/features/visitorBusiness/browser/visitorBusiness';
import { addEntry, type FormEntry, newEntry, readEntry } from '../browser/formEntry';
import type { shapeOf } from '../browser/formShape';
import { createHistoryEntries } from '../browser/historyEntries';
import { sendKeptRequests, watchKeptRequests } from '../browser/requestQueue';
import { servedForm, withEntered } from '../browser/servedForm';

interface Shown {
  /** Null until the page is hydrated. */
  entry: FormEntry | null;
  /** Counts the forms that were shown, each with controls of its own. */
  form: number;
  /** What shows it: a press, the end of sending, or Back, Forward or a reload. */
  by: 'press' | 'sending' | 'history';
  /** The id of the request whose latest attempt has failed. */
  failedId: string | null;
}

/** An empty form, with the service that its address names, and the name of the visitor's own shop. */
function emptyForm(): FormEntry {
  const service = new URLSearchParams(window.location.search).get('service') ?? '';
  return newEntry({ service, company: visitorBusiness().name });
}

/** The form of the history entry that is shown, and what changes it (docs/architecture.md, "The form"). */
export function useFormEntry(site: Parameters<typeof shapeOf>[2]) {
  const [history] = useState(() => createHistoryEntries(site));
  const [served] = useState(servedForm);
  const [shown, setShown] = useState<Shown>({
    entry: null,
    form: 0,
    by: 'history',
    failedId: null,
  });

  function show(entry: FormEntry, by: Shown['by']): void {
    setShown(({ form, failedId }) => ({ entry, form: form + 1, by, failedId }));
  }

  function open(entry: FormEntry): void {
    history.show(entry, addEntry);
    show(entry, 'press');
  }

  // Before paint, so that a reload shows Thank You without flashing the form.
  useLayoutEffect(() => {
    const stored = readEntry();
    const entry = stored?.sent
      ? stored
      : withEntered(stored ?? emptyForm(), stored !== null, served, site);
    history.show(entry);
    setShown((first) => ({ ...first, entry }));
  }, [history, served, site]);

  useEffect(() => {
    const endWatch = watchKeptRequests({
      unanswered() {
        const sent = history.shown()?.sent;
        return sent && !sent.answer ? sent : null;
      },
      onAnswer(id, answer) {
        history.keepAnswer(id, answer);
        // A form that is being sent shows it at its end.
        setShown((now) => (now.entry?.sent ? { ...now, entry: history.shown() } : now));
      },
      onFailure: (failedId) => setShown((now) => ({ ...now, failedId })),
    });

    function onTraversal() {
      const entry = history.shown() && history.reach();
      if (!entry) return;
      setShown(({ form, failedId }) => ({ entry, form: form + 1, by: 'history', failedId }));
      if (entry.sent) sendKeptRequests();
    }
    window.addEventListener('popstate', onTraversal);
    return () => {
      endWatch();
      window.removeEventListener('popstate', onTraversal);
    };
  }, [history]);

  return {
    ...shown,
    history,
    served,
    openEmpty: () => open(emptyForm()),
    /** Shows the correction of an entry's request, unless that was left while the server was asked. */
    correct(id: string, correction: FormEntry): void {
      if (history.shown()?.id === id) open(correction);
    },
    /** Shows Thank You, unless its form was left while it was sent. */
    reveal(id: string): void {
      const entry = history.shown();
      if (entry?.id === id) setShown((now) => ({ ...now, entry, by: 'sending' }));
    },
  };
}
