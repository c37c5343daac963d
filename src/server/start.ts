import 'server-only';
import { startAlerts } from './alerts';
import { type Env, getEnv, hasPlaceholderUrl } from './env';
import { log } from './log';
import { startLoop } from './loop';
import { mailChannel } from './mailAlerts';
import type { Outbox } from './outbox';
import { problemIn } from './outbox/problems';
import { release } from './release';
import { type Runtime, setUpRuntime } from './runtime';

export function fail(message: string): never {
  process.stderr.write(`The server cannot start: ${message}\n`);
  process.exit(1);
}

function readOrExit(readEnv: () => Env): Env {
  try {
    return readEnv();
  } catch (error) {
    return fail(`The configuration is malformed.\n${(error as Error).message}`);
  }
}

/** If the outbox fails, requests go straight to the webhook. */
async function openOrExit({ database }: Outbox, { DATABASE_URL }: Env): Promise<void> {
  try {
    await database.run('SELECT 1');
  } catch (error) {
    const { code, problem } = problemIn(error, DATABASE_URL);
    if (['OUTBOX_UNKNOWN', 'OUTBOX_COPIED'].includes(code))
      fail(`the outbox that DATABASE_URL names ${problem}`);
    log.error({ error: code, problem: `The outbox ${problem}` }, 'Outbox cannot be opened');
  }
}

export async function prepare(readEnv = getEnv, sqliteWorkerThread?: URL): Promise<Runtime> {
  log.info({ release }, 'Starting');
  const env = readOrExit(readEnv);
  if (!env.CONSULTATION_WEBHOOK_URL && !env.mail) {
    log.warn(
      'Neither SMTP_URL nor CONSULTATION_WEBHOOK_URL is set: requests are stored, but NOBODY GETS THEM',
    );
  }
  if (hasPlaceholderUrl(env)) {
    log.warn(`Pages, sitemap and alerts name ${env.site.url}: set SITE_URL, and rebuild`);
  }
  for (const name of env.changedSinceBuild) {
    log.warn(`${name} differs from the value in the build, which the pages keep: rebuild`);
  }
  const runtime = setUpRuntime(env, sqliteWorkerThread);
  await openOrExit(runtime.outbox, env);
  return runtime;
}

const purgeEveryMs = 10 * 60 * 1000;

export function startPurge(env: Env, { purge }: Pick<Outbox, 'purge'>): () => void {
  const { PURGE_DELIVERED_AFTER: deliveredMs, PURGE_QUARANTINED_AFTER: quarantinedMs } = env;
  return startLoop('The purge', purgeEveryMs, async () => {
    const now = await purge.now();
    const delivered = deliveredMs === undefined ? 0 : await purge.purgeDelivered(now - deliveredMs);
    const quarantined = await purge.purgeQuarantined(now - quarantinedMs);
    await purge.purgeMailDays(now);
    if (delivered + quarantined > 0) log.info({ delivered, quarantined }, 'Old requests purged');
  }).stop;
}

const alertsByMail = (env: Env, { mailer }: Outbox) =>
  env.mail && mailer && mailChannel(mailer, { ...env, mail: env.mail });

export function startWork({ env, outbox, readHealth }: Runtime): () => Promise<void> {
  outbox.worker.startLoop();
  const stops = [startAlerts(env, readHealth, alertsByMail(env, outbox)), startPurge(env, outbox)];
  return async () => {
    for (const stop of stops) stop();
    await outbox.worker.stop();
  };
}
