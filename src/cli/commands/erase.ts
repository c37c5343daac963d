import { createInterface } from 'node:readline/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Command } from 'commander';
import { asciiEmail } from '@/lib/text/asciiEmail';
import { pathOf } from '@/server/outbox/engine/sqlite';
import { leaseMarginMs } from '@/server/outbox/queue/worker';
import type { StoredRequest } from '@/server/outbox/storedRequest';
import { OperatorError } from '../OperatorError';
import { fieldsOf, fieldText } from '../output/json';
import { notice, print, printJson, requestCount } from '../output/print';
import { printable } from '../output/terminal';
import { rewriteSqlite } from '../storage/rewriteSqlite';
import { changeOutbox, readConfiguration } from '../storage/withOutbox';

interface EraseOptions {
  email?: string;
  id?: string;
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

/** How often to look whether a request is still in flight. */
const lookEveryMs = 250;

const isInFlight = ({ state, leaseOwner }: StoredRequest) =>
  state === 'pending' && leaseOwner !== null;

/** Reads requests until none of them is in flight, at most for as long as a lease lasts. */
async function settled(read: () => Promise<StoredRequest[]>): Promise<StoredRequest[]> {
  const patienceMs = readConfiguration().WEBHOOK_TIMEOUT_MS + leaseMarginMs + lookEveryMs;
  const until = performance.now() + patienceMs;
  let requests = await read();
  const count = requests.filter(isInFlight).length;
  if (count > 0) notice(`Waiting for ${requestCount(count)} in flight.`);
  while (requests.some(isInFlight) && performance.now() < until) {
    await sleep(lookEveryMs);
    requests = await read();
  }
  return requests;
}

/**
 * Permanently removes one person's requests, or a single one, including their bytes in the files of
 * SQLite. Can be repeated: what could not be done is done then.
 *
 * @throws OperatorError when it was not confirmed, or when some of it may remain
 */
export async function erase(
  { email, id, undelivered, yes, json }: EraseOptions,
  command: Command,
): Promise<void> {
  if ((email === undefined) === (id === undefined)) {
    command.error('error: name an email address with --email, or a request with --id');
  }
  const whose = email === undefined ? `with the id ${id}` : `of ${printable(email)}`;
  await changeOutbox(async (queries) => {
    async function read(): Promise<StoredRequest[]> {
      if (id !== undefined) return [await queries.find(id)].filter((found) => found !== undefined);
      const found: StoredRequest[] = [];
      for await (const request of queries.each()) {
        if (normal(fieldText(fieldsOf(request).email)) === normal(email ?? '')) found.push(request);
      }
      return found;
    }
    const all = await settled(read);
    const chosen = all.filter(({ state }) => undelivered || state === 'delivered');
    const kept = all.length - chosen.length;
    const question = `Erase ${requestCount(chosen.length)} ${whose} for good?`;
    if (chosen.length > 0 && !yes && !(await confirm(question))) {
      throw new OperatorError(
        'Not confirmed, nothing was erased. Pass --yes to skip the question.',
      );
    }

    // An id without a request: a browser may still send it.
    const named = id !== undefined && all.length === 0 ? [id] : chosen.map((request) => request.id);
    const erased = await queries.erase(named);
    const { DATABASE_URL: databaseUrl } = readConfiguration();
    const sqlite = databaseUrl.startsWith('file:') ? rewriteSqlite(pathOf(databaseUrl)) : undefined;
    const { rewritten = false, logEmptied = false, problem } = sqlite ?? {};
    if (json) printJson({ erased, kept, rewritten, logEmptied });
    else {
      print(`${requestCount(erased)} ${whose} erased.`);
      if (!problem) print(sqlite ? done : unknown);
    }
    if (kept > 0) notice(`${requestCount(kept)} not delivered, kept. To include: --undelivered.`);
    if (erased > 0) notice("Backups, exports and the webhook's receiver have copies of their own.");
    if (erased < chosen.length) {
      throw new OperatorError('A request is still in flight. Run the command again.');
    }
    if (problem) {
      const what = rewritten
        ? 'write-ahead log could not be emptied'
        : 'file could not be rewritten';
      throw new OperatorError(`The ${what}: ${problem}. Run the command again.`);
    }
  });
}
