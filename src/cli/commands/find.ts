import { asciiEmail } from '@/lib/text/asciiEmail';
import type { StoredRequest } from '@/server/outbox/storedRequest';
import { fieldsOf, fieldText, toJson } from '../output/json';
import { print, printJson } from '../output/print';
import { renderList } from '../output/render';
import { readOutbox } from '../storage/withOutbox';

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Whether email, name or phone of a request contains a text, in any case and phone notation. */
function mentions(stored: StoredRequest, text: string): boolean {
  const { email, name, phone } = fieldsOf(stored);
  const wanted = [text, asciiEmail(text)].map((form) => form.toLowerCase());
  const isPhone = /^[\d\s()+./-]+$/.test(text) && digitsOf(text).length > 2;
  return (
    [email, name, phone].some((value) =>
      wanted.some((form) => fieldText(value).toLowerCase().includes(form)),
    ) ||
    (isPhone && digitsOf(fieldText(phone)).includes(digitsOf(text)))
  );
}

export async function find(text: string, { json }: { json?: boolean }): Promise<void> {
  const found = await readOutbox(async (queries) => {
    const requests: StoredRequest[] = [];
    for await (const request of queries.each()) {
      if (mentions(request, text)) requests.push(request);
    }
    return requests;
  });
  if (json) printJson(found.map(toJson));
  else print(found.length === 0 ? 'No requests.' : renderList(found, Date.now()));
}
