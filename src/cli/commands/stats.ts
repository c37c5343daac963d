import type { Env } from '@/server/env';
import { findReasons } from '@/server/health';
import { readStatus } from '@/server/outbox/status';
import { requestStates } from '@/server/outbox/storedRequest';
import { readOutbox } from '../openOutbox';
import { formatInstant, type Report } from '../output/print';

/** The reasons that the site on this machine gives, if it does: its process alone knows some. */
async function askSite({ CRON_SECRET: secret }: Env): Promise<string[] | undefined> {
  const url = `http://127.0.0.1:${process.env.PORT?.trim() || '3000'}/api/health`;
  try {
    const response = await fetch(url, {
      headers: secret ? { authorization: `Bearer ${secret}` } : {},
      signal: AbortSignal.timeout(10_000),
    });
    const { status, reasons } = (await response.json()) as Record<string, unknown>;
    if (Array.isArray(reasons)) return reasons.map(String);
    return status === 'ok' ? [] : undefined;
  } catch {
    return undefined;
  }
}

/** Counts the requests in each state, and says what needs attention. */
export const stats = (): Promise<Report> =>
  readOutbox(async ({ env, database, queries }) => {
    const counts = await queries.countByState();
    const oldest = await queries.oldestWaiting();
    const told = await askSite(env);
    const found = await findReasons(env, () => readStatus(database));
    const reasons = [...new Set([...(told ?? []), ...found])];
    const totals = requestStates.map((state) => [state, counts[state] ?? 0] as const);
    const text = [
      totals.map(([state, total]) => `${state.padEnd(11)}  ${total}`).join('\n'),
      oldest && `The oldest undelivered one was received at ${formatInstant(oldest)}.`,
      reasons.length > 0 && `The site needs attention:\n- ${reasons.join('\n- ')}`,
      !told && 'The site itself gave no reasons: what its process alone knows is missing.',
    ];
    return {
      text: text.filter(Boolean).join('\n\n'),
      json: {
        ...Object.fromEntries(totals),
        oldestWaiting: oldest ? new Date(oldest).toISOString() : null,
        reasons,
      },
    };
  });
