import { createInterface } from 'node:readline/promises';
import { asciiEmail } from '@/lib/asciiEmail';
import type { Queries } from '@/server/outbox/queries';
import { pathOf } from '@/server/outbox/sqlite';
import type { StoredRequest } from '@/server/outbox/storedRequest';
import { fieldsOf, fieldText } from '../json';
import { OperatorError } from '../OperatorError';
import { notice, print, printJson, requestCount } from '../print';
import { removeSqliteTraces } from '../sqliteTraces';
import { printable } from '../terminal';
import { readConfiguration, withOutbox } from '../withOutbox';

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

/** The ids of a request, and its texts as they appear in the stored body. */
const textsOf = (stored: StoredRequest) => [
  stored.id,
  stored.fingerprint,
  ...Object.values(fieldsOf(stored)).map((value) => JSON.stringify(value).replace(/^"|"$/g, '')),
];

/** Shorter texts identify nobody and occur everywhere. */
const minLength = 5;

/** A long text may span pages of the file, so only parts of it are searched for. */
const partLength = 64;

function partsOf(text: string): string[] {
  if (text.length <= partLength) return [text];
  const starts = [0, Math.floor((text.length - partLength) / 2), text.length - partLength];
  return starts.map((start) => text.slice(start, start + partLength));
}

/** Texts that no remaining request contains. */
async function textsToRemove(erased: readonly StoredRequest[], queries: Queries) {
  const texts = new Set(
    erased
      .flatMap(textsOf)
      .filter(({ length }) => length >= minLength)
      .flatMap(partsOf),
  );
  for await (const { id, fingerprint, body } of queries.each()) {
    const kept = `${id} ${fingerprint} ${body}`;
    for (const text of texts) if (kept.includes(text)) texts.delete(text);
  }
  return [...texts];
}

const results = {
  gone: 'They are in neither the database file nor its write-ahead log any more.',
  remaining: 'Parts of them are still in the database file or its write-ahead log.',
  unknown:
    'PostgreSQL keeps removed rows in its files until the table is vacuumed, and in its write-ahead log until that is recycled: this tool cannot say when they are gone.',
} as const;

async function removeTraces(erased: readonly StoredRequest[], queries: Queries) {
  const { DATABASE_URL: databaseUrl } = readConfiguration();
  if (!databaseUrl.startsWith('file:')) return 'unknown';
  const texts = await textsToRemove(erased, queries);
  return (await removeSqliteTraces(pathOf(databaseUrl), texts)) ? 'gone' : 'remaining';
}

/**
 * Permanently removes one person's requests, including their bytes in the files of SQLite.
 *
 * @throws OperatorError when it was not confirmed, or when some of the bytes remain
 */
export async function erase({ email, undelivered, yes, json }: EraseOptions): Promise<void> {
  await withOutbox(async (queries) => {
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
    const traces = erased > 0 ? await removeTraces(chosen, queries) : 'gone';
    if (json) printJson({ erased, kept, traces });
    else {
      print(`${requestCount(erased)} of ${printable(email)} erased.`);
      if (erased > 0) print(results[traces]);
    }
    if (kept > 0) notice(`${requestCount(kept)} not delivered, kept. To include: --undelivered.`);
    if (erased > 0) notice("Backups, exports and the webhook's receiver have copies of their own.");
    if (traces === 'remaining')
      throw new OperatorError('Run the command again, or stop the site first.');
  });
}
