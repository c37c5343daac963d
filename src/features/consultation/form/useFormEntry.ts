import { useEffect, useLayoutEffect, useState } from 'react';
import { visitorBusiness } from '@/features/visitorBusiness/browser/visitorBusiness';
import { type FormEntry, newEntry } from '../browser/formEntry';
import { addEntry, createHistoryEntries, readEntry } from '../browser/historyEntries';
import { sendKeptRequests, watchKeptRequests } from '../browser/requestQueue';
import { servedForm, withEntered } from '../browser/servedForm';
import type { SiteSlots } from '../model/call/availability';

interface Shown {
  /** Null until the page is hydrated. */
  entry: FormEntry | null;
  form: number;
  /** `history`: Back, Forward, or a reload */
  by: 'press' | 'sending' | 'history';
  failedId: string | null;
}

function emptyForm(): FormEntry {
  const service = new URLSearchParams(window.location.search).get('service') ?? '';
  return newEntry({ service, company: visitorBusiness().name });
}

export function useFormEntry(site: SiteSlots) {
  const [history] = useState(createHistoryEntries);
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

  // Before paint, so reloads of Thank You show no form.
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
        // A form in sending shows the answer when its post completes.
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
    /** Does nothing if the visitor has left the entry. */
    correct(id: string, correction: FormEntry): void {
      if (history.shown()?.id === id) open(correction);
    },
    reveal(id: string): void {
      const entry = history.shown();
      if (entry?.id === id) setShown((now) => ({ ...now, entry, by: 'sending' }));
    },
  };
}
