import { randomUUID } from 'node:crypto';
import { parseEnv } from '@/server/env';
import type { MailSettings } from '@/server/mail/mailSettings';
import { createMailer } from '@/server/outbox/queue/mailer';
import { createReaderStore, type ReaderRow } from '@/server/outbox/queue/readerStore';
import { createStore } from '@/server/outbox/queue/store';
import type { NewRequest } from '@/server/outbox/storedRequest';
import { aRequest } from '../samples/consultationRequest';
import { aNewRequest, clock, type OutboxUnderTest } from '../unit/outboxUnderTest';
import type { MailServer } from './mailServer';

export const teamAddress = 'team@agency.example';

type Fields = Parameters<typeof aRequest>[0];

/** What a test does with an outbox whose mails go to a server. */
export function mailerUnderTest(
  outbox: OutboxUnderTest,
  server: MailServer,
  variables: Record<string, string> = {},
  isDelivery = true,
) {
  const env = () => {
    const parsed = parseEnv({
      SMTP_URL: server.url,
      MAIL_TO: teamAddress,
      WEBHOOK_RETRY_DELAYS: '0',
      ...variables,
    });
    return { ...parsed, mail: parsed.mail as MailSettings };
  };
  const create = (database = outbox.database, wake = () => {}) => {
    const store = createReaderStore(database, isDelivery);
    return createMailer({ store, owner: randomUUID(), env: env(), wake });
  };
  const store = () => createStore(outbox.database, true);
  const body = (fields: Fields) => JSON.stringify(aRequest(fields));
  const callOf = (fields: Fields) => {
    const { callDate, callTime } = aRequest(fields);
    return { callDate, callTime };
  };

  return {
    create,

    /** Sends everything that is due now. */
    sendDue: () => create().drain(10_000, 30_000),

    async add(fields: Fields = {}, changes: Partial<NewRequest> = {}): Promise<string> {
      const request = aNewRequest({ body: body(fields), ...callOf(fields), ...changes });
      await store().add(request);
      return request.id;
    },

    async correct(thread: string, version: number, fields: Fields = {}): Promise<string> {
      const request = { body: body(fields), ...callOf(fields), thread, version };
      const correction = aNewRequest(request);
      await store().add(correction);
      return correction.id;
    },

    async move(thread: string, current: string, version: number, fields: Fields): Promise<string> {
      const request = { body: body(fields), ...callOf(fields), thread, version, current };
      const move = { ...aNewRequest(request), thread, version, current };
      expect(await store().move(move)).toMatchObject({ kind: 'stored' });
      return move.id;
    },

    readers: (): Promise<ReaderRow[]> =>
      outbox.database.run<ReaderRow>('SELECT * FROM outbox_reader ORDER BY reader'),

    advance(ms: number): void {
      clock.time = Number(clock.time) + ms;
    },
  };
}

/** Each mail's reader and subject. */
export const subjectsOf = ({ mails }: MailServer) =>
  mails.map(({ to, mail }) => `${to.join(',')}: ${mail.subject}`);
