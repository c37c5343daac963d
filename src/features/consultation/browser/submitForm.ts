import type { BookingChoice } from '../model/call/bookingChoice';
import { noteCallTime } from './callTime';
import { clearDraft, type Draft } from './draft';
import { composeRequest, valuesOf } from './formFields';
import { contentId } from './ids';
import { forgetRequest } from './keptRequests';
import { submitRequest } from './requestQueue';
import { rememberSentRequest, type SentRequest } from './sentRequest';

/**
 * Sends what the form holds, keeps with the history entry what Thank You says, and removes the draft.
 *
 * @returns what Thank You says: what was entered, with the request's id
 */
export async function submitForm(
  form: HTMLFormElement,
  choice: BookingChoice,
  { id: draftId, corrects }: Omit<Draft, 'fields'>,
): Promise<SentRequest> {
  const entered = valuesOf(form);
  const request = composeRequest(form, choice, new Date());
  const id = contentId(draftId, JSON.stringify({ ...request, submittedAt: '' }));
  const body = JSON.stringify(request);
  const submission = submitRequest({ id, body, ...(corrects && { corrects: corrects.id }) });
  if (corrects) {
    noteCallTime(corrects.id, 'replaced');
    // It waits in this browser no longer, because the correction does.
    forgetRequest(corrects.id);
  }
  await submission;
  const { callDate, callTime } = choice;
  const sent = { id, fields: { ...entered, callDate: callDate ?? '', callTime: callTime ?? '' } };
  // A page that is being reloaded may note nothing. The draft is then for the next page, as the same request.
  if (rememberSentRequest(sent)) clearDraft();
  return sent;
}
