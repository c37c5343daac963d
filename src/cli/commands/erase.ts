import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { isatty } from 'node:tty';
import { asciiEmail } from '@/lib/text/asciiEmail';
import type { Queries } from '@/server/outbox/operator/queries';
import { rewriteSqlite } from '@/server/outbox/operator/sqliteFiles';
import type { StoredRequest } from '@/server/outbox/storedRequest';
import { OperatorError, usageError } from '../OperatorError';
import { changeOutbox } from '../openOutbox';
import { notice, type Report, requestCount } from '../output/print';
import { fieldsOf, fieldText } from '../output/request';

interface EraseOptions {
  email?: string;
  id?: string;
  undelivered?: boolean;
  yes?: boolean;
}

const normal = (address: string) => asciiEmail(address.trim().normalize('NFC')).toLowerCase();

/** The requests that the options name, and all others of their threads: one person's. */
async function findRequests(queries: Queries, { email = '', id }: EraseOptions) {
  const isNamed = (request: StoredRequest) =>
    id === undefined
      ? normal(fieldText(fieldsOf(request).email)) === normal(email)
      : request.id === id;
  const threads = new Set<string>();
  for await (const request of queries.each()) if (isNamed(request)) threads.add(request.thread);
  const found: StoredRequest[] = [];
  for await (const request of queries.each()) if (threads.has(request.thread)) found.push(request);
  return found;
}

async function confirm(question: string): Promise<boolean> {
  // By its number, because the mention of process.stdin opens it, which keeps a process from ending.
  if (!isatty(0)) return false;
  const prompt = createInterface({ input: process.stdin, output: process.stderr });
  try {
    // Ctrl-C and Ctrl-D close it without an answer.
    const unanswered = once(prompt, 'close').then(() => '');
    const answer = await Promise.race([prompt.question(`${question} [y/N] `), unanswered]);
    return /^y(es)?$/i.test(answer.trim());
  } catch {
    return false;
  } finally {
    prompt.close();
  }
}

const overwritten = 'SQLite has rewritten its file without them and emptied its write-ahead log.';
const unknown = `PostgreSQL keeps removed rows in its files until VACUUM FULL consultation_request, and in its
write-ahead log until that is recycled: this tool cannot say when they are gone.`;

/**
 * Removes one person's requests, or a single one, for good, including their bytes in the files of SQLite.
 * Can be repeated: what could not be done is done then.
 */
export async function erase(options: EraseOptions): Promise<Report> {
  const { email, id, undelivered, yes } = options;
  if ((email === undefined) === (id === undefined)) {
    throw usageError('name an email address with --email, or a request with --id');
  }
  const whose = email === undefined ? `with the id ${id}` : `of ${email}`;
  return changeOutbox(async ({ queries, path }) => {
    const all = await findRequests(queries, options);
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
    const problem = path && (await rewriteSqlite(path));

    if (kept > 0) notice(`${requestCount(kept)} not delivered, kept. To include: --undelivered.`);
    if (erased > 0) notice("Backups, exports and the webhook's receiver have copies of their own.");
    const inFlight = chosen.length - erased;
    const ofBytes = path ? overwritten : unknown;
    return {
      text: [`${requestCount(erased)} ${whose} erased.`, !problem && ofBytes]
        .filter(Boolean)
        .join('\n'),
      failure:
        inFlight > 0
          ? `${requestCount(inFlight)} still in flight. Run the command again.`
          : problem && `Their bytes may remain in the file or its log: ${problem}. Run it again.`,
    };
  });
}
