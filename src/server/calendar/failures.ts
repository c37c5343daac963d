import 'server-only';
import type { Reason } from '../outbox/status';

const steps: [codes: RegExp, step: string][] = [
  [/^(401|403|404|410)$/, 'copy its secret address again, which has changed or was revoked'],
  [
    /^NOT_A_CALENDAR$/,
    'copy its secret iCal address, because this address does not return a calendar',
  ],
  [
    /^(INCOMPLETE|TOO_LARGE)$/,
    'its file is incomplete or larger than 20 MB, so open its address in a browser',
  ],
  [
    /CERT|SIGNATURE/,
    'its certificate is not trusted, so check the host name and the clock of this machine',
  ],
  [
    /^(MODULE_NOT_FOUND|ERR_MODULE_NOT_FOUND)$/,
    'this build lacks a file, so build with npm run build',
  ],
];

export const failureFields = (code: string): { status: number } | { error: string } =>
  /^\d{3}$/.test(code) ? { status: Number(code) } : { error: code };

export function stepFor(code: string): string {
  const [, step] = steps.find(([codes]) => codes.test(code)) ?? [];
  return step ?? 'check that its host works, and run outbox busy';
}

export const calendarReason = (position: number, code: string): Reason => ({
  kind: `calendar ${position} ${code}`,
  text: `calendar ${position} of BUSY_CALENDAR_URL cannot be read (${code}): ${stepFor(code)}`,
});
