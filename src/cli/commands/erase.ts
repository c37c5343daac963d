import { createInterface } from 'node:readline/promises';
import { asciiEmail } from '@/lib/asciiEmail';
import { pathOf } from '@/server/outbox/sqlite';
import type { StoredRequest } from '@/server/outbox/storedRequest';
import { fieldsOf, fieldText } from '../json';
import { OperatorError } from '../OperatorError';
import { notice, print, printJson, requestCount } from '../print';
import { rewriteSqlite } from '../rewriteSqlite';
import { printable } from '../terminal';
import { changeOutbox, readConfiguration } from '../withOutbox';

interface EraseOptions {
  email: string;
  undelivered?: boolean;
  yes?: boolean;
  json?: boolean;
}

const normal = (address: string) => asciiEmail(address.trim()).toLowerCase();

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const prompt = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await prompt.question(`${question} [y/N] `)).trim());
  } finally {
    prompt.close();
  }
}

const done = 'SQLite has rewritten its file without them and emptied its write-ahead log.';
const unknown =
  'PostgreSQL keeps removed rows in its files until the table is rewritten (VACUUM FULL), and in its write-ahead log until that is recycled: this tool cannot say when they are gone.';

/**
 * Permanently removes one person's requests, including their bytes in the files of SQLite. Can be
 * repeated: what could not be done is done then.
 *
 * @throws OperatorError when it was not confirmed, or when some of the bytes may remain
 */
export async function erase({ email, undelivered, yes, json }: EraseOptions): Promise<void> {
  await changeOutbox(async (queries) => {
    const all: StoredRequest[] = [];
    for await (const request of queries.each()) {
      if (normal(fieldText(fieldsOf(request).email)) === normal(email)) all.push(request);
    }
    const chosen = all.filter(({ state }) => undelivered || state === 'delivered');
    const kept = all.length - chosen.length;
    const question = `Erase ${requestCount(chosen.length)} of ${printable(email)} for good?`;
    if (chosen.length > 0 && !yes && !(await confirm(question))) {
      throw new OperatorError(
        'Not confirmed, nothing was erased. Pass --yes to skip the question.',
      );
    }

    const erased = await queries.erase(chosen.map(({ id }) => id));
    const { DATABASE_URL: databaseUrl } = readConfiguration();
    const sqlite = databaseUrl.startsWith('file:') ? rewriteSqlite(pathOf(databaseUrl)) : undefined;
    const { rewritten = false, logEmptied = false, problem } = sqlite ?? {};
    if (json) printJson({ erased, kept, rewritten, logEmptied });
    else {
      print(`${requestCount(erased)} of ${printable(email)} erased.`);
      if (!problem) print(sqlite ? done : unknown);
    }
    if (kept > 0) notice(`${requestCount(kept)} not delivered, kept. To include: --undelivered.`);
    if (erased > 0) notice("Backups, exports and the webhook's receiver have copies of their own.");
    if (problem) {
      const what = rewritten
        ? 'write-ahead log could not be emptied'
        : 'file could not be rewritten';
      throw new OperatorError(`The ${what}: ${problem}. Run the command again.`);
    }
  });
}
