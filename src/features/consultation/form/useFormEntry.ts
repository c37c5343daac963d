import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { visitorBusiness } from '@/features/visitorBusiness/browser/visitorBusiness';
import { addEntry, type FormEntry, newEntry, readEntry, writeEntry } from '../browser/formEntry';
import { sendKeptRequests, watchKeptRequests } from '../browser/requestQueue';

interface Shown {
  /** Null until the page is hydrated. */
  entry: FormEntry | null;
  /** Counts the forms that were shown, each with controls of its own. */
  form: number;
  /** Whether a press has opened it, in place of Back, Forward or a reload. */
  isOpened: boolean;
}

/** An empty form, with the service that its address names, and the name of the visitor's own shop. */
function emptyForm(): FormEntry {
  const service = new URLSearchParams(window.location.search).get('service') ?? '';
  return newEntry({ service, company: visitorBusiness().name });
}

/** The entry that Back or Forward has reached. Who comes back from a correction is told that it was sent. */
function reached(entry: FormEntry, left: FormEntry): FormEntry {
  const { sent } = entry;
  const isCorrected = left.sent !== null && left.corrects?.id === sent?.id;
  return sent && isCorrected ? { ...entry, sent: { ...sent, isCorrected } } : entry;
}

/** The form of the history entry that is shown, and what changes it (docs/architecture.md, "The form"). */
export function useFormEntry() {
  const [shown, setShown] = useState<Shown>({ entry: null, form: 0, isOpened: false });
  /** As the history has it; what was typed since it was shown is in it, too. */
  const latest = useRef<FormEntry>(null);

  function keep(entry: FormEntry): void {
    latest.current = entry;
    writeEntry(entry);
  }

  function show(entry: FormEntry, isOpened: boolean): void {
    keep(entry);
    setShown(({ form }) => ({ entry, form: form + 1, isOpened }));
  }

  // Before paint, so that a reload shows Thank You without flashing the form.
  useLayoutEffect(() => {
    const entry = readEntry() ?? emptyForm();
    latest.current = entry;
    writeEntry(entry);
    setShown((first) => ({ ...first, entry }));
  }, []);

  useEffect(() => {
    const endWatch = watchKeptRequests({
      unanswered() {
        const sent = latest.current?.sent;
        return sent && !sent.callOutcome ? sent : null;
      },
      onAnswer(id, callOutcome) {
        const entry = latest.current;
        if (entry?.sent?.id !== id) return;
        latest.current = { ...entry, sent: { ...entry.sent, callOutcome } };
        writeEntry(latest.current);
        // A form that is being sent shows it at its end.
        setShown((now) => (now.entry?.sent ? { ...now, entry: latest.current } : now));
      },
    });

    function onTraversal() {
      const [entry, left] = [readEntry(), latest.current];
      if (!left) return;
      if (!entry || entry.id === left.id) {
        // A link within the page has made an entry, which shows the same.
        writeEntry(left);
        return;
      }
      const current = reached(entry, left);
      latest.current = current;
      writeEntry(current);
      setShown(({ form }) => ({ entry: current, form: form + 1, isOpened: false }));
      if (current.sent) sendKeptRequests();
    }
    window.addEventListener('popstate', onTraversal);
    return () => {
      endWatch();
      window.removeEventListener('popstate', onTraversal);
    };
  }, []);

  return {
    ...shown,
    /** Keeps what the shown form has become, without rendering it. */
    keep(entry: FormEntry): void {
      if (entry.id === latest.current?.id) keep(entry);
    },
    /** Shows a form in an entry of its own. */
    open(entry: FormEntry): void {
      addEntry(entry);
      show(entry, true);
    },
    openEmpty(): void {
      const entry = emptyForm();
      addEntry(entry);
      show(entry, true);
    },
    /** Shows Thank You, unless its form was left while it was sent. */
    reveal(id: string): void {
      const entry = latest.current;
      if (entry?.id === id) setShown((now) => ({ ...now, entry }));
    },
  };
}
