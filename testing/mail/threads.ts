import { parseEnv } from '@/server/env';
import { composeMail } from '@/server/mail/compose';
import { decideMail, type Reader } from '@/server/mail/decide';
import type { MailSettings } from '@/server/mail/mailSettings';
import type { MailedRequest, ThreadNow, Told } from '@/server/mail/threadNow';

export const thread = '5430cf8d-b967-4c55-8f3a-0d8f3a1d2c11';

export const fields = {
  name: 'Ada Lovelace',
  email: 'Ada@Shop.example',
  phone: '+1 555 010 0100',
  company: 'Analytical Engines',
  website: 'https://shop.example/',
  service: 'multiple',
  budget: '5k-10k',
  timeline: 'asap',
  description: 'We answer the same ten questions every day.\nMostly on weekends.',
  contactMethod: 'phone',
  callDate: '2026-12-03',
  callTime: '10:15',
  submittedAt: '2026-12-01T14:00:00.000Z',
};

export const now = new Date('2026-12-01T14:00:20.000Z');

export const request = (changes: Partial<MailedRequest> = {}): MailedRequest => ({
  id: thread,
  version: 0,
  isMove: false,
  fields,
  ...changes,
});

export function threadNow({
  current = {},
  ...changes
}: Partial<Omit<ThreadNow, 'current'>> & { current?: Partial<ThreadNow['current']> } = {}) {
  return {
    id: thread,
    current: { ...request(), source: null, callOutcome: undefined, isFreed: false, ...current },
    held: { date: '2026-12-03', time: '10:15' },
    hasAskedForCall: true,
    receivedAt: Date.parse('2026-12-01T14:00:00Z'),
    changedAt: Date.parse('2026-12-01T14:00:01Z'),
    ...changes,
  } satisfies ThreadNow;
}

const env = parseEnv({
  SMTP_URL: 'smtp://127.0.0.1:2525',
  MAIL_FROM: 'Night Shift <hello@nightshift.example>',
  MAIL_TO: 'team@nightshift.example',
  SITE_NAME: 'Night Shift',
  SITE_EMAIL: 'contact@nightshift.example',
  SITE_URL: 'https://nightshift.example',
});

export const settings = { mail: env.mail as MailSettings, site: env.site };

export const visitor = 'ada@shop.example';

export const readerNow = (reader: string, changes: Partial<Reader> = {}): Reader => ({
  reader,
  told: null,
  isRequestNew: false,
  isRefusalUntold: false,
  isReminderDue: false,
  ...changes,
});

export const told = (call: Told['call'], changes: Partial<MailedRequest> = {}): Told => ({
  request: request(changes),
  call,
});

/** Decides on a reader's mail and composes it. */
export async function mailTo(reader: Reader, state: ThreadNow, at = now, isRefused = false) {
  const due = decideMail(reader, state, { timeZone: env.site.timeZone, now: at });
  if (!due) return null;
  const given = { due, reader: reader.reader, thread: state, conversation: null, isRefused };
  return { due, ...(await composeMail(given, settings, at)) };
}
