import { findReasons } from '@/server/health';
import { readStatus } from '@/server/outbox/status';
import { type RequestState, requestStates } from '@/server/outbox/storedRequest';
import { print, printJson } from '../output/print';
import { renderTable } from '../output/table';
import { terminalWidth, wantsColor } from '../output/terminal';
import { formatAge, formatInstant } from '../output/time';
import { readConfiguration, readOutbox } from '../storage/withOutbox';

export async function stats({ json }: { json?: boolean }): Promise<void> {
  const { counts, oldest, status } = await readOutbox(async (queries, database) => ({
    counts: await queries.countByState(),
    oldest: await queries.oldestWaiting(),
    status: await readStatus(database),
  }));
  const reasons = await findReasons(readConfiguration(), async () => status);
  const totals = requestStates.map((state) => ({ state, total: counts[state] ?? 0 }));
  if (json) {
    const oldestWaiting = oldest === undefined ? null : new Date(oldest).toISOString();
    const byState = Object.fromEntries(totals.map(({ state, total }) => [state, total]));
    return printJson({ ...byState, oldestWaiting, reasons });
  }
  const columns = [
    { title: 'STATE', cell: ({ state }: Total) => state, state: ({ state }: Total) => state },
    { title: 'REQUESTS', cell: ({ total }: Total) => String(total) },
  ];
  print(renderTable(columns, totals, { width: terminalWidth(), colored: wantsColor() }));
  if (oldest !== undefined) {
    const age = formatAge(Date.now() - oldest);
    print(`\nOldest undelivered: received ${formatInstant(oldest)}, ${age} ago.`);
  }
  if (reasons.length > 0) print(`\nThe site needs attention:\n- ${reasons.join('\n- ')}`);
}

type Total = { state: RequestState; total: number };
