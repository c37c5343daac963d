import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { restoreForm } from '@/features/consultation/browser/restoreForm';
import { lastCorrection, sentRequest } from '@/features/consultation/browser/sentRequest';
import {
  type BookingChoice,
  nothingChosen,
} from '@/features/consultation/model/call/bookingChoice';
import type { ContactMethod } from '@/features/consultation/model/options';
import type { NameWords } from '@/features/visitorBusiness/browser/tradeIn';
import { visitSharedEvent } from '@/lib/browser/shareVisit';
import { formReducer, initialState } from './formReducer';
import { useDraft } from './useDraft';
import { useNow } from './useNow';
import { useSubmission } from './useSubmission';

export type ConsultationFormState = ReturnType<typeof useConsultationForm>;

/**
 * State and handlers of the consultation form (docs/product.md, "The form"). Its fields are
 * uncontrolled: what was typed before hydration stays, and the browser validates what the visitor sees.
 */
export function useConsultationForm(timeZone: string, nameWords: NameWords) {
  const form = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(formReducer, initialState);
  const { corrects, sent } = state;
  const [now, refreshNow] = useNow();
  const keepDraft = useDraft(state, nameWords);
  const { ask, submit } = useSubmission({ state, dispatch, timeZone, refreshNow });

  // Before paint, so that a reload shows Thank You without flashing the form.
  useLayoutEffect(() => {
    const earlier = sentRequest();
    if (earlier) {
      dispatch({ type: 'sent', sent: earlier });
      return;
    }
    function restore() {
      if (!form.current) return;
      const restored = restoreForm(form.current, Date.now());
      // What the visitor has chosen meanwhile stays.
      const isNothing = restored.choice === nothingChosen && !restored.corrects;
      if (!isNothing) dispatch({ type: 'restored', ...restored });
    }
    restore();
    window.addEventListener(visitSharedEvent, restore);
    return () => window.removeEventListener(visitSharedEvent, restore);
  }, []);

  // A correction begins at the field that its link names, below the notice that says what to do.
  useEffect(() => {
    if (!corrects) return;
    form.current?.scrollIntoView();
    document.getElementById(window.location.hash.slice(1))?.focus({ preventScroll: true });
  }, [corrects]);

  // Back may lead to the Thank You of a request that has been corrected since.
  useEffect(() => {
    if (!sent) return;
    const update = () => dispatch({ type: 'sent', sent: lastCorrection(sent) });
    window.addEventListener('pageshow', update);
    return () => window.removeEventListener('pageshow', update);
  }, [sent]);

  useEffect(() => {
    dispatch({ type: 'timePassed', timeZone, now });
  }, [timeZone, now]);

  return {
    ...state,
    form,
    /** The current instant, refreshed every minute. */
    now,
    chooseMethod: (method: ContactMethod) => dispatch({ type: 'methodChosen', method }),
    chooseCall: (choice: BookingChoice) => dispatch({ type: 'callChosen', choice }),
    loseTime: () => dispatch({ type: 'timeTaken' }),
    /** For every change of a field. */
    keepDraft,
    ask,
    submit,
  };
}
