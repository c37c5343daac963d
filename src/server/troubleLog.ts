import 'server-only';
import { log } from './log';

const reminderMs = 60 * 60 * 1000;

/**
 * Creates the log of something that is checked again and again. A trouble is logged when it begins,
 * once an hour while it lasts, and when it has ended.
 *
 * @returns a function that takes the fields of a trouble; none when all is well
 */
export function createTroubleLog(trouble: string, end: string) {
  let loggedAt: number | undefined;
  return (fields?: object): void => {
    const now = performance.now();
    if (!fields && loggedAt !== undefined) log.info(end);
    if (!fields) loggedAt = undefined;
    else if (loggedAt === undefined || now - loggedAt >= reminderMs) {
      log.error(fields, trouble);
      loggedAt = now;
    }
  };
}
