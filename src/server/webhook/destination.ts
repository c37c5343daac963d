import 'server-only';
import type { Env } from '../env';

/** Where messages go, and what counts as having arrived there. */
export interface Destination {
  url: string;
  /** They sign each message; absent: unsigned. */
  secrets: string | undefined;
  timeoutMs: number;
  /** Whether a 2xx counts only where it names the message's id. */
  confirms: boolean;
}

function destinationOf(env: Env, url: string | undefined, confirms: boolean) {
  const { CONSULTATION_WEBHOOK_SECRET: secrets, WEBHOOK_TIMEOUT_MS: timeoutMs } = env;
  return url === undefined ? undefined : { url, secrets, timeoutMs, confirms };
}

/** Where consultation requests go; undefined where none is configured. */
export const requestDestination = (env: Env): Destination | undefined =>
  destinationOf(env, env.CONSULTATION_WEBHOOK_URL, env.WEBHOOK_CONFIRMS);

/** Where alerts go. */
export const alertDestination = (env: Env): Destination | undefined =>
  destinationOf(env, env.ALERT_WEBHOOK_URL, false);
