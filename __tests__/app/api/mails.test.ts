import { randomUUID } from 'node:crypto';
import { mailServerForTests, refusal } from '../../../testing/mail/mailServer';
import { aRequest } from '../../../testing/samples/consultationRequest';
import { receiverForTests } from '../../../testing/site/receiver';
import { background, loadRoutes, logged, type Routes } from '../../../testing/unit/loadRoutes';

const mailServer = mailServerForTests();
const receiver = receiverForTests();
let routes: Routes | undefined;

async function load(variables: Record<string, string> = {}): Promise<Routes> {
  routes = await loadRoutes({
    CONSULTATION_WEBHOOK_URL: '',
    SMTP_URL: mailServer.url,
    MAIL_TO: 'team@agency.example',
    ...variables,
  });
  return routes;
}

afterEach(async () => {
  await Promise.all(background);
  await routes?.close();
});

async function post(fields: Parameters<typeof aRequest>[0] = {}, id = randomUUID()) {
  const headers = { 'content-type': 'application/json', 'idempotency-key': id };
  const request = new Request('http://localhost:3000/api/consultation', {
    method: 'POST',
    headers,
    body: JSON.stringify(aRequest({ email: 'ana@shop.example', ...fields })),
  });
  const response = await routes?.consultation.POST(request);
  return { id, status: response?.status, body: await response?.json() };
}

const readers = () => mailServer.mails.map(({ to }) => to[0]);

test('without a webhook, a request is pending until the team is told of it', async () => {
  const { outbox } = await load();
  const { id, status, body } = await post();
  expect([status, body]).toEqual([202, { id, status: 'pending' }]);
  await Promise.all(background);
  expect(readers()).toEqual(['team@agency.example', 'ana@shop.example']);
  expect((await outbox().store.find(id))?.state).toBe('delivered');
  expect((await post({}, id)).status).toBe(200);
});

test('with a webhook, it alone decides whether a request is delivered', async () => {
  await load({ CONSULTATION_WEBHOOK_URL: receiver.url });
  mailServer.behave({ onMessage: () => refusal(451, '4.3.0 Later') });
  expect((await post()).status).toBe(200);
  expect(receiver.requests).toHaveLength(1);
});

test('without SMTP_URL, nothing is stored about readers', async () => {
  const { outbox } = await load({ SMTP_URL: '', CONSULTATION_WEBHOOK_URL: receiver.url });
  expect((await post()).status).toBe(200);
  expect(await outbox().database.run('SELECT * FROM outbox_reader')).toEqual([]);
  expect(outbox().mailer).toBeUndefined();
});

test('a drain attempts due mails', async () => {
  const { drain } = await load({
    CRON_SECRET: 'a-token-of-22-letters',
    WEBHOOK_RETRY_DELAYS: '0.1',
  });
  mailServer.behave({ onMessage: () => refusal(451, '4.3.0 Later') });
  await post();
  await Promise.all(background);
  mailServer.behave({});
  await new Promise((resolve) => setTimeout(resolve, 150));
  const headers = { authorization: 'Bearer a-token-of-22-letters' };
  await drain.GET(new Request('http://localhost:3000/api/outbox/drain', { headers }));
  expect(readers().sort()).toEqual(['ana@shop.example', 'team@agency.example']);
});

test('a failed attempt is logged without the address and the server’s text', async () => {
  await load();
  mailServer.behave({ onRecipient: (address) => refusal(451, `4.2.1 ${address} is busy`) });
  const { id } = await post();
  await Promise.all(background);
  const failed = logged.filter(({ msg }) => msg === 'Mail failed');
  expect(failed[0]).toEqual({
    level: 'warn',
    msg: 'Mail failed',
    id: id.slice(0, 13),
    attempt: 1,
    status: 451,
    error: '4.2.1',
  });
  expect(JSON.stringify(logged)).not.toMatch(/@|busy/);
});

describe('if the outbox fails', () => {
  async function breakOutbox(): Promise<void> {
    await routes?.outbox().database.run('DROP TABLE consultation_thread');
  }

  test('a request is delivered if the webhook and the mail server take it', async () => {
    await load({ CONSULTATION_WEBHOOK_URL: receiver.url });
    await breakOutbox();
    const call = { contactMethod: 'phone', callDate: '2026-12-03', callTime: '10:15' } as const;
    const { status, body } = await post(call);
    expect([status, body.status, body.callTime]).toEqual([200, 'delivered', 'unavailable']);
    expect(readers()).toEqual(['team@agency.example']);
    expect(mailServer.mails[0]?.mail.subject).toContain('a time has to be agreed on');
    expect(mailServer.mails[0]?.mail.text).toContain('It may arrive again.');
    expect(receiver.requests).toHaveLength(1);
  });

  test('a request is not received if one of them does not take it', async () => {
    await load({ CONSULTATION_WEBHOOK_URL: receiver.url });
    await breakOutbox();
    mailServer.behave({ onMessage: () => refusal(451, '4.3.0 Later') });
    expect((await post()).status).toBe(503);
    mailServer.behave({});
    receiver.answerWith({ status: 500 });
    expect((await post()).status).toBe(503);
  });

  test('the team’s mail alone is enough without a webhook', async () => {
    await load();
    await breakOutbox();
    expect((await post()).status).toBe(200);
    let answer = () => {};
    mailServer.behave({
      onMessage: () =>
        new Promise((resolve) => {
          answer = () => resolve(undefined);
        }),
    });
    const startedAt = performance.now();
    expect((await post()).status).toBe(503);
    expect(performance.now() - startedAt).toBeLessThan(4500);
    answer();
  }, 10_000);
});

describe('health', () => {
  const reasonsOf = async () => {
    const headers = { authorization: 'Bearer a-token-of-22-letters' };
    const request = new Request('http://localhost:3000/api/health', { headers });
    const response = await routes?.health.GET(request);
    const { reasons = [] } = (await response?.json()) ?? {};
    return reasons as string[];
  };
  const variables = { CRON_SECRET: 'a-token-of-22-letters', WEBHOOK_RETRY_DELAYS: '0.1' };

  test('names a refused login at once, and no visitor’s mail', async () => {
    await load({ ...variables, SMTP_URL: mailServer.url.replace('//', '//user:pass@') });
    expect(await reasonsOf()).toEqual([]);
    mailServer.behave({ onLogin: () => refusal(535, '5.7.8 No') });
    await post();
    await Promise.all(background);
    expect(await reasonsOf()).toContainEqual(
      expect.stringContaining('refuses the login (535 5.7.8)'),
    );
    mailServer.behave({
      onRecipient: (address) =>
        address === 'ana@shop.example' ? refusal(550, '5.1.1') : undefined,
    });
    await new Promise((resolve) => setTimeout(resolve, 150));
    const headers = { authorization: 'Bearer a-token-of-22-letters' };
    const request = new Request('http://localhost:3000/api/outbox/drain', { headers });
    await routes?.drain.GET(request);
    expect(mailServer.mails).toHaveLength(2);
    expect(await reasonsOf()).toEqual([]);
  });

  test('names each address of MAIL_TO that is refused, by its position', async () => {
    await load({ ...variables, MAIL_TO: 'team@agency.example,other@agency.example' });
    mailServer.behave({
      onRecipient: (address) =>
        address.startsWith('other') ? refusal(550, '5.1.1 No') : undefined,
    });
    await post();
    await Promise.all(background);
    expect(await reasonsOf()).toEqual([
      expect.stringContaining('refuses address 2 of MAIL_TO (550 5.1.1)'),
    ]);
  });
});
