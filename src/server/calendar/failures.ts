import 'server-only';
import type { Reason } from '../outbox/status';

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

export const failureFields = (code: string): { status: number } | { error: string } =>
  /^\d{3}$/.test(code) ? { status: Number(code) } : { error: code };

export function stepFor(code: string): string {
  const [, step] = steps.find(([codes]) => codes.test(code)) ?? [];
  return step ?? 'see whether its host works, and try outbox busy';
}

export const calendarReason = (position: number, code: string): Reason => ({
  kind: `calendar ${position} ${code}`,
  text: `calendar ${position} of BUSY_CALENDAR_URL cannot be read (${code}): ${stepFor(code)}`,
});
