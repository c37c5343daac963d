import { readStatus, reasonsOf } from '@/server/outbox/status';
import { requestStates } from '@/server/outbox/storedRequest';
import { readOutbox } from '../openOutbox';
import type { Report } from '../output/print';

/** Counts the requests in each state, and says what of them needs attention. */
export const stats = (): Promise<Report> =>
  readOutbox(async ({ env, database, queries }) => {
    const counts = await queries.countByState();
    const reasons = reasonsOf(env, await readStatus(database, env.site.timeZone));
    const totals = requestStates.map((state) => [state, counts[state] ?? 0] as const);
    const text = [
      totals.map(([state, total]) => `${state.padEnd(11)}  ${total}`).join('\n'),
      reasons.length > 0 && `The site needs attention:\n- ${reasons.join('\n- ')}`,
    ];
    return { text: text.filter(Boolean).join('\n\n') };
  });
