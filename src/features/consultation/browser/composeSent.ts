import type { FormEntry, SentRequest } from './formEntry';
import { composeRequest, type Values } from './formFields';
import { visitSource } from './visitSource';

/** Returns the form's id, its last eight digits replaced by a hash of the content (FNV-1a). */
function contentId(formId: string, content: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < content.length; index += 1) {
    hash = Math.imul(hash ^ content.charCodeAt(index), 0x01000193) >>> 0;
  }
  return formId.slice(0, -8) + hash.toString(16).padStart(8, '0');
}

export function composeSent({ id: formId, corrects }: FormEntry, values: Values): SentRequest {
  const request = composeRequest(values, new Date());
  const id = contentId(formId, JSON.stringify({ ...request, submittedAt: '' }));
  const version = corrects ? corrects.version + 1 : 0;
  const thread = corrects?.thread ?? id;
  // Proxies may drop headers.
  const position = corrects && { corrects: corrects.id, thread, version };
  const body = JSON.stringify({ ...request, id, ...position });
  const source = visitSource();
  const sent = {
    id,
    body,
    values,
    thread,
    version,
    answer: null,
  };
  return { ...sent, ...(corrects && { corrects: corrects.id }), ...(source && { source }) };
}
