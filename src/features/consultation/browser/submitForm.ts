import { withoutPassedCall } from '@/features/consultation/model/call/bookingChoice';
import { clearDraft, nameRequest } from './draft';
import { composeRequest, honeypotValue } from './formFields';
import { forgetRequest } from './keptRequests';
import { submitRequest } from './requestQueue';
import { rememberSentRequest, type SentRequest } from './sentRequest';

/** Tracks whether the page is being left; reset when it returns from the back/forward cache. */
function watchLeaving() {
  let isLeaving = false;
  const note = ({ type }: Event) => {
    isLeaving = type === 'beforeunload';
  };
  for (const type of ['beforeunload', 'pageshow']) window.addEventListener(type, note);
  return function endWatch(): boolean {
    for (const type of ['beforeunload', 'pageshow']) window.removeEventListener(type, note);
    return isLeaving;
  };
}

/**
 * Sends what the form holds, empties the draft, and keeps with the history entry what Thank You says.
 *
 * @returns that: what was entered, with the request's id, and without a call that has begun meanwhile
 */
export async function submitForm(
  data: FormData,
  entered: Omit<SentRequest, 'id'>,
  timeZone: string,
): Promise<SentRequest> {
  const request = composeRequest(data, entered.choice, new Date());
  const outgoing = nameRequest({ ...request, ...honeypotValue(data) }, Date.now());
  const endWatch = watchLeaving();
  const submission = submitRequest(outgoing);
  // It waits in this browser no longer, because the correction does.
  if (outgoing.corrects) forgetRequest(outgoing.corrects);
  const { kind } = await submission;
  const isLeaving = endWatch();
  const choice = withoutPassedCall(entered.choice, timeZone, new Date());
  const isCorrection = Boolean(outgoing.corrects);
  const sent = { ...entered, id: outgoing.id, choice, isCorrection };
  function finish() {
    clearDraft(kind === 'stored', Date.now());
    rememberSentRequest(sent, outgoing.corrects);
  }
  // A reload aborts the request before the page unloads. The draft is then for the next page,
  // unless this one returns from the back/forward cache.
  if (isLeaving && kind !== 'stored') window.addEventListener('pageshow', finish, { once: true });
  else finish();
  return sent;
}
