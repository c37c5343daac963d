import { asciiEmail } from '@/lib/text/asciiEmail';
import { shortId } from '@/lib/text/shortId';
import type { Queries } from '@/server/outbox/operator/queries';
import { rewriteSqlite } from '@/server/outbox/operator/sqliteFiles';
import type { InFlight } from '@/server/outbox/queue/erasures';
import type { StoredRequest } from '@/server/outbox/storedRequest';
import { findId } from '../ids';
import { exitCodes, OperatorError, usageError } from '../OperatorError';
import { changeOutbox, type OpenOutbox, readOutbox } from '../openOutbox';
import { formatList } from '../output/list';
import { notice, type Report, requestCount } from '../output/print';
import { fieldsOf, fieldText } from '../output/request';
import { withIds } from './change';

interface EraseOptions {
  email?: string;
  id?: string;
  yes?: boolean;
}

const normal = (address: string) => asciiEmail(address.trim().normalize('NFC')).toLowerCase();

const addressOf = (request: StoredRequest) => normal(fieldText(fieldsOf(request).email));

async function findNamed(queries: Queries, { email, id }: EraseOptions) {
  if (email !== undefined) {
    const address = normal(email);
    const ids: string[] = [];
    for await (const request of queries.each()) {
      if (addressOf(request) === address) ids.push(request.id);
    }
    return { ids, address };
  }
  const found = await findId(queries, id ?? '');
  if (found === undefined) throw new OperatorError(`No id begins with ${shortId(id ?? '')}.`);
  const request = await queries.find(found);
  return { ids: [found], address: request && addressOf(request) };
}

async function listFamilies(
  queries: Queries,
  { ids, address }: Awaited<ReturnType<typeof findNamed>>,
): Promise<{ count: number; list: string }> {
  const requests = new Map<string, StoredRequest>();
  for (const id of ids) {
    if (requests.has(id)) continue;
    for (const request of (await queries.familyOf(id)).requests) requests.set(request.id, request);
  }
  const newestFirst = [...requests.values()].sort((a, b) => b.receivedAt - a.receivedAt);
  const noteOn = (request: StoredRequest) =>
    address !== undefined && addressOf(request) !== address ? 'another address' : undefined;
  return { count: requests.size, list: formatList(newestFirst, noteOn) };
}

const overwritten = 'SQLite has rewritten its file without them and emptied its write-ahead log.';
const notOverwritten = `PostgreSQL keeps the removed rows in its files until you run VACUUM FULL consultation_request, and in
its write-ahead log until it recycles that log. Replicas and archives keep them as long as they keep that log.`;

const interrupted =
  'Interrupted. No erased request is sent again, and the site removes the rest as soon as its attempts end. ' +
  'Run the command again to overwrite the bytes, too.';

async function eraseAll(ids: readonly string[], { queries, path }: OpenOutbox): Promise<Report> {
  const stop = () => {
    notice(interrupted);
    process.exit(exitCodes.failed);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const onRecorded = (waiting: InFlight[]) => {
    for (const signal of signals) process.once(signal, stop);
    if (waiting.length === 0) return;
    const seconds = Math.ceil(Math.max(...waiting.map(({ leftMs }) => leftMs)) / 1000);
    notice(
      `Waiting for the attempts at ${requestCount(waiting.length)} to end, ${seconds} seconds at most.`,
    );
  };
  try {
    const { erased, inFlight } = await queries.erase(ids, onRecorded);
    // SQLite blocks the process, so a signal is handled afterwards.
    const problem = path && (await rewriteSqlite(path));
    if (erased.length > 0) notice('Backups, exports, and the receiver still have copies.');
    const ofBytes = path ? overwritten : notOverwritten;
    return {
      text: [withIds(erased, 'erased'), !problem && ofBytes].filter(Boolean).join('\n'),
      failure:
        inFlight > 0
          ? `${requestCount(inFlight)} still in flight. Run the command again.`
          : problem &&
            `Their bytes may remain in the file or its log: ${problem}. Run the command again.`,
    };
  } finally {
    for (const signal of signals) process.removeListener(signal, stop);
  }
}

export async function erase(options: EraseOptions): Promise<Report> {
  const { email, id, yes } = options;
  if ((email === undefined) === (id === undefined)) {
    throw usageError('name an email address with --email, or a request with --id');
  }
  const use = yes ? changeOutbox : readOutbox;
  return use(async (outbox) => {
    const named = await findNamed(outbox.queries, options);
    if (yes) return eraseAll(named.ids, outbox);
    const { count, list } = await listFamilies(outbox.queries, named);
    return {
      text: `${count > 0 ? `${list}\n\n` : ''}Nothing was erased. With --yes, the command erases ${requestCount(count)} for good.`,
    };
  });
}
