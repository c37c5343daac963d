import type { Env } from '@/server/env';
import { findReasons, siteHeader } from '@/server/health';
import { readStatus } from '@/server/outbox/status';
import { requestStates } from '@/server/outbox/storedRequest';
import { readOutbox } from '../openOutbox';
import type { Report } from '../output/print';

/** The reasons that this site gives, if it runs on this machine: its process alone knows some. */
async function askSite({ CRON_SECRET: secret, site }: Env): Promise<string[] | undefined> {
  const url = `http://127.0.0.1:${process.env.PORT?.trim() || '3000'}/api/health`;
  try {
    const response = await fetch(url, {
      headers: secret ? { authorization: `Bearer ${secret}` } : {},
      signal: AbortSignal.timeout(10_000),
    });
    // Another program may listen on that port.
    if (response.headers.get(siteHeader) !== site.url) return undefined;
    const { status, reasons } = (await response.json()) as { status: string; reasons?: string[] };
    return status === 'ok' ? [] : reasons;
  } catch {
    return undefined;
  }
}

/** Counts the requests in each state, and says what needs attention. */
export const stats = (): Promise<Report> =>
  readOutbox(async ({ env, database, queries }) => {
    const counts = await queries.countByState();
    const told = await askSite(env);
    const reasons = told ?? (await findReasons(env, await readStatus(database)));
    const totals = requestStates.map((state) => [state, counts[state] ?? 0] as const);
    const text = [
      totals.map(([state, total]) => `${state.padEnd(11)}  ${total}`).join('\n'),
      reasons.length > 0 && `The site needs attention:\n- ${reasons.join('\n- ')}`,
      !told && 'The site itself gave no reasons: what its process alone knows is missing.',
    ];
    return {
      text: text.filter(Boolean).join('\n\n'),
      json: { ...Object.fromEntries(totals), reasons },
    };
  });
