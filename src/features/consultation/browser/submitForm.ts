import { clearDraft, type Draft } from './draft';
import { composeRequest } from './formFields';
import { rememberSentRequest, type SentRequest } from './historyEntry';
import { contentId } from './ids';
import { forgetRequest, noteCallOutcome } from './keptRequests';
import { keepAndSend } from './requestQueue';

/**
 * Sends what is entered, keeps with the history entry what Thank You says, and removes the draft.
 *
 * @returns what Thank You says: what was entered, with the request's id
 */
export async function submitForm({ id: draftId, values, corrects }: Draft): Promise<SentRequest> {
  const request = composeRequest(values, new Date());
  const id = contentId(draftId, JSON.stringify({ ...request, submittedAt: '' }));
  const ids = { id, ...(corrects && { corrects: corrects.id }) };
  // In the body, too, because a content network may drop headers that it does not know.
  const submission = keepAndSend({ ...ids, body: JSON.stringify({ ...request, ...ids }) });
  if (corrects) {
    noteCallOutcome(corrects.id, 'replaced');
    // It waits in this browser no longer, because the correction does.
    forgetRequest(corrects.id);
  }
  await submission;
  const sent = { id, values };
  // A page that is being reloaded may note nothing. The draft is then for the next page, as the same request.
  if (rememberSentRequest(sent)) clearDraft();
  return sent;
}
