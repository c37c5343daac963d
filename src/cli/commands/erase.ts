import { hasBegun } from '@/features/consultation/model/call/calendar';
import { callFromFields } from '@/features/consultation/model/call/call';
import { shortId } from '@/lib/text/formats';
import { asciiEmail } from '@/lib/text/typedText';
import type { Queries } from '@/server/outbox/operator/queries';
import { joinLog } from '@/server/outbox/operator/sqliteFiles';
import { heldCall, type StoredRequest } from '@/server/outbox/storedRequest';
import { findId, shortIds } from '../ids';
import { OperatorError, usageError } from '../OperatorError';
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

interface Named {
  threads: string[];
  /** Whose requests they are, if known. */
  address: string | undefined;
}

async function findNamed(queries: Queries, { email, id }: EraseOptions): Promise<Named> {
  if (email !== undefined) {
    const address = normal(email);
    const threads = new Set<string>();
    for await (const request of queries.each()) {
      if (addressOf(request) === address) threads.add(request.thread);
    }
    return { threads: [...threads], address };
  }
  const found = await findId(queries, id ?? '');
  if (found === undefined) throw new OperatorError(`No id begins with ${shortId(id ?? '')}.`);
  const request = await queries.find(found);
  return { threads: [request?.thread ?? found], address: request && addressOf(request) };
}

async function requestsOf(queries: Queries, { threads }: Named): Promise<StoredRequest[]> {
  const found: StoredRequest[] = [];
  for (const thread of threads) found.push(...(await queries.requestsOf(thread)));
  return found.sort((a, b) => b.receivedAt - a.receivedAt);
}

/** Lists held calls that are still ahead. */
function callsAhead(requests: readonly StoredRequest[], timeZone: string): string {
  const ahead = requests.filter((request) => {
    const call = heldCall(request);
    return call && !hasBegun(call, timeZone, new Date());
  });
  if (ahead.length === 0) return '';
  const calls = ahead.map((request) => {
    const { date, time } = callFromFields(request) ?? {};
    return `${date} ${time} (${shortId(request.thread)})`;
  });
  return `Calls that are still ahead: ${calls.sort().join(', ')}.`;
}

const overwritten =
  'Their bytes in the file were overwritten, and its write-ahead log was emptied.';
const notOverwritten = `PostgreSQL keeps the removed rows in its files until you run VACUUM FULL consultation_request, outbox_reader,
and in its write-ahead log until it recycles that log. Replicas and archives keep them as long as they keep that log.`;

async function eraseAll({ threads }: Named, calls: string, outbox: OpenOutbox): Promise<Report> {
  const { queries, path } = outbox;
  const { erased, inFlight } = await queries.erase(threads);
  const problem = path && (await joinLog(path));
  if (erased.length > 0) notice('Backups, exports, and the receiver still have copies.');
  const text = [
    withIds(erased, 'erased'),
    calls &&
      `${calls} The visitor is not told, and it is too late for outbox free: tell them in person.`,
    inFlight.length > 0 &&
      `An attempt is in flight, so the receiver or the mail server may still get: ${shortIds(inFlight)}.`,
    !problem && (path ? overwritten : notOverwritten),
  ];
  return {
    text: text.filter(Boolean).join('\n'),
    failure:
      problem &&
      `Another program reads the file, so its write-ahead log still contains their bytes (${problem}). Run the command again.`,
  };
}

export async function erase(options: EraseOptions): Promise<Report> {
  const { email, id, yes } = options;
  if ((email === undefined) === (id === undefined)) {
    throw usageError('name an email address with --email, or a request with --id');
  }
  const use = yes ? changeOutbox : readOutbox;
  return use(async (outbox) => {
    const { queries, env } = outbox;
    const named = await findNamed(queries, options);
    const requests = await requestsOf(queries, named);
    const calls = callsAhead(requests, env.site.timeZone);
    if (yes) return eraseAll(named, calls, outbox);
    const noteOn = (request: StoredRequest) =>
      named.address !== undefined && addressOf(request) !== named.address
        ? 'another address'
        : undefined;
    const text = [
      requests.length > 0 && formatList(requests, noteOn),
      calls && `${calls} The visitor is not told: free it first (outbox free).`,
      `Nothing was erased. With --yes, the command erases ${requestCount(requests.length)} for good.`,
    ];
    return { text: text.filter(Boolean).join('\n\n') };
  });
}
