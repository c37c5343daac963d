import 'server-only';
import type { Reason } from '../outbox/status';

/** What to do about a failure, by its status or code. Statuses of a kind share their first digit. */
const steps: [codes: RegExp, step: string][] = [
  [/^(401|403|404|410)$/, 'its secret address has changed or was withdrawn, copy it again'],
  [
    /^NOT_A_CALENDAR$/,
    'its address answers with something else, copy the secret iCal address instead of that of a page',
  ],
  [
    /^(INCOMPLETE|TOO_LARGE)$/,
    'its file is cut off or larger than 20 MB, try its address in a browser',
  ],
  [
    /CERT|SIGNATURE/,
    'its certificate is not trusted, check the host name and the clock of this machine',
  ],
  [
    /^(MODULE_NOT_FOUND|ERR_MODULE_NOT_FOUND)$/,
    'this build lacks a file, build with npm run build',
  ],
];

/** The log fields of a failed reading. */
export const failureFields = (code: string): { status: number } | { error: string } =>
  /^\d{3}$/.test(code) ? { status: Number(code) } : { error: code };

/** Returns what to do about a calendar that cannot be read. */
export function stepFor(code: string): string {
  const [, step] = steps.find(([codes]) => codes.test(code)) ?? [];
  return step ?? 'see whether its host works, and try outbox busy';
}

/** Returns why calls are offered at times at which the team may be busy. */
export const calendarReason = (position: number, code: string): Reason => ({
  kind: `calendar ${position} ${code}`,
  text: `calendar ${position} of BUSY_CALENDAR_URL cannot be read (${code}): ${stepFor(code)}`,
});
