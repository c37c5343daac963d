import { asciiEmail } from '@/lib/text/asciiEmail';
import type { Queries } from '@/server/outbox/operator/queries';
import { rewriteSqlite } from '@/server/outbox/operator/sqliteFiles';
import type { StoredRequest } from '@/server/outbox/storedRequest';
import { usageError } from '../OperatorError';
import { changeOutbox } from '../openOutbox';
import { formatList } from '../output/list';
import { notice, type Report, requestCount } from '../output/print';
import { fieldsOf, fieldText } from '../output/request';

interface EraseOptions {
  email?: string;
  id?: string;
  yes?: boolean;
}

const normal = (address: string) => asciiEmail(address.trim().normalize('NFC')).toLowerCase();

/** The requests that the options name, or what corrects them, and all others of their threads: one person's. */
async function findRequests(queries: Queries, { email = '', id }: EraseOptions) {
  const isNamed = (request: StoredRequest) =>
    id === undefined
      ? normal(fieldText(fieldsOf(request).email)) === normal(email)
      : [request.id, request.thread, request.corrects].includes(id);
  const threads = new Set<string>();
  for await (const request of queries.each()) if (isNamed(request)) threads.add(request.thread);
  const found: StoredRequest[] = [];
  for await (const request of queries.each()) if (threads.has(request.thread)) found.push(request);
  return { found, threads };
}

const overwritten = 'SQLite has rewritten its file without them and emptied its write-ahead log.';
const unknown = `PostgreSQL keeps removed rows in its files until VACUUM FULL consultation_request, and in its
write-ahead log until that is recycled: this tool cannot say when they are gone.`;

/**
 * Lists one person's requests with the whole thread of each, and with `yes` removes them for good, including their
 * bytes in the files of SQLite. Can be repeated: what could not be done is done then.
 */
export async function erase(options: EraseOptions): Promise<Report> {
  const { email, id, yes } = options;
  if ((email === undefined) === (id === undefined)) {
    throw usageError('name an email address with --email, or a request with --id');
  }
  return changeOutbox(async ({ queries, path }) => {
    const { found, threads } = await findRequests(queries, options);
    if (!yes) {
      const list = found.length > 0 ? `${formatList(found)}\n\n` : '';
      return {
        text: `${list}Nothing was erased: --yes erases ${requestCount(found.length)} for good.`,
      };
    }
    // Also an id that no request has: a browser may still send it.
    if (id !== undefined) threads.add(id);
    const erased = await queries.erase(...threads);
    const problem = path && (await rewriteSqlite(path));

    if (erased > 0) notice("Backups, exports and the webhook's receiver have copies of their own.");
    const inFlight = found.length - erased;
    const ofBytes = path ? overwritten : unknown;
    return {
      text: [`${requestCount(erased)} erased.`, !problem && ofBytes].filter(Boolean).join('\n'),
      failure:
        inFlight > 0
          ? `${requestCount(inFlight)} still in flight. Run the command again.`
          : problem && `Their bytes may remain in the file or its log: ${problem}. Run it again.`,
    };
  });
}
