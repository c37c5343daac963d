import { findOwnReasons } from '@/server/health';
import { readReports, readStatus, reasonsOf, reportLastsMs } from '@/server/outbox/status';
import { requestStates } from '@/server/outbox/storedRequest';
import { readOutbox } from '../openOutbox';
import type { Report } from '../output/print';

/** Counts the requests in each state, and says what needs attention. */
export const stats = (): Promise<Report> =>
  readOutbox(async ({ env, database, queries }) => {
    const counts = await queries.countByState();
    const status = await readStatus(database);
    const reports = await readReports(database);
    // A process of the site knows its own configuration, and what this one cannot see.
    const own = reports.length > 0 ? reports.flat() : await findOwnReasons(env);
    const reasons = [...new Set(own), ...reasonsOf(env, status)];
    const totals = requestStates.map((state) => [state, counts[state] ?? 0] as const);
    const text = [
      totals.map(([state, total]) => `${state.padEnd(11)}  ${total}`).join('\n'),
      reasons.length > 0 && `The site needs attention:\n- ${reasons.join('\n- ')}`,
      reports.length === 0 &&
        `No process of the site has reported in the last ${reportLastsMs / 1000} seconds: what it alone knows ` +
          'is missing.',
    ];
    return {
      text: text.filter(Boolean).join('\n\n'),
      json: { ...Object.fromEntries(totals), reasons },
    };
  });
