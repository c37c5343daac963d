import 'server-only';
import type { MailResult } from './smtp';

const hourMs = 60 * 60_000;

/** Counts the mails that have left in the last hour, in memory. */
export function createHourLimit(limit: number) {
  let left: number[] = [];

  return {
    /** @param inFlight mails that may leave, too */
    hasRoom(inFlight: number): boolean {
      const since = performance.now() - hourMs;
      left = left.filter((at) => at > since);
      return left.length + inFlight < limit;
    },

    note({ kind }: MailResult): void {
      if (kind === 'sent' || kind === 'unanswered') left.push(performance.now());
    },
  };
}
