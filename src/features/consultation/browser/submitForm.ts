import { clearDraft, type Draft } from './draft';
import { composeRequest } from './formFields';
import { rememberSentRequest, type SentRequest } from './historyEntry';
import { contentId } from './ids';
import { forgetRequest, noteCallTime } from './keptRequests';
import { submitRequest } from './requestQueue';

/**
 * Sends what is entered, keeps with the history entry what Thank You says, and removes the draft.
 *
 * @returns what Thank You says: what was entered, with the request's id
 */
export async function submitForm({ id: draftId, fields, corrects }: Draft): Promise<SentRequest> {
  const request = composeRequest(fields, new Date());
  const id = contentId(draftId, JSON.stringify({ ...request, submittedAt: '' }));
  const body = JSON.stringify(request);
  const submission = submitRequest({ id, body, ...(corrects && { corrects: corrects.id }) });
  if (corrects) {
    noteCallTime(corrects.id, 'replaced');
    // It waits in this browser no longer, because the correction does.
    forgetRequest(corrects.id);
  }
  await submission;
  const sent = { id, fields };
  // A page that is being reloaded may note nothing. The draft is then for the next page, as the same request.
  if (rememberSentRequest(sent)) clearDraft();
  return sent;
}
