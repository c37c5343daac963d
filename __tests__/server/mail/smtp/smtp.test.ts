import { createServer, type Server, type Socket } from 'node:net';
import { parseEnv } from '@/server/env';
import type { MailSettings } from '@/server/mail/mailSettings';
import { createConnections } from '@/server/mail/smtp/connections';
import { mailServerForTests, refusal } from '../../../../testing/mail/mailServer';
import { mailTo, readerNow, settings, threadNow, visitor } from '../../../../testing/mail/threads';
import { listen } from '../../../../testing/run/ports';

const server = mailServerForTests();

const at = (url: string, changes: Partial<MailSettings> = {}): MailSettings => ({
  ...(parseEnv({ SMTP_URL: url }).mail as MailSettings),
  from: settings.mail.from,
  ...changes,
});

async function send(url = server.url, recipients?: readonly string[]) {
  const mail = await mailTo(readerNow(visitor), threadNow());
  if (!mail) throw new Error('No mail is due');
  return createConnections(at(url)).send({ ...mail, ...(recipients && { to: recipients }) });
}

describe('a mail', () => {
  test('has a text part, an HTML part, and the invitation as an attached file', async () => {
    expect(await send()).toEqual({ kind: 'sent', refused: [] });
    const [{ mail, raw, from, to } = {} as never] = server.mails;
    expect([from, to]).toEqual(['hello@nightshift.example', [visitor]]);
    expect(mail.text).toContain('Your call is on Thursday');
    expect(mail.html).toContain('Your call is on');
    expect(mail.attachments).toMatchObject([
      { contentType: 'text/calendar', contentDisposition: 'attachment', filename: 'call.ics' },
    ]);
    expect(raw).toMatch(/^Content-Type: text\/calendar; (?=.*method=REQUEST).*charset=utf-8/im);
    expect(raw).not.toMatch(/^Content-Type: (application\/ics|multipart\/related)/im);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(mail.replyTo?.text).toBe('contact@nightshift.example');
    expect(mail.from?.text).toBe('"Night Shift" <hello@nightshift.example>');
  });

  test('shows an encoded word in its subject as it was typed', async () => {
    const mail = await mailTo(readerNow(visitor), threadNow());
    if (!mail) throw new Error('No mail is due');
    const subject = `Ada =?utf-8?Q?=0D=0ABcc:_x?= ${'w'.repeat(200)}`;
    await createConnections(at(server.url)).send({ ...mail, subject });
    expect(server.mails[0]?.mail.subject).toBe(subject);
  });

  test('is sent once one of several recipients is taken; the others are named by position', async () => {
    server.behave({
      onRecipient: (address) =>
        address === 'second@team.example'
          ? refusal(550, '5.7.1 not second@team.example')
          : undefined,
    });
    const all = ['first@team.example', 'second@team.example', 'third@team.example'];
    expect(await send(server.url, all)).toEqual({
      kind: 'sent',
      refused: [{ position: 2, status: 550, error: '5.7.1' }],
    });
    expect(server.mails).toHaveLength(1);
  });
});

describe('a failure', () => {
  test.each([
    [550, '5.1.1 Nobody here', { kind: 'refused', status: 550, error: '5.1.1' }],
    [553, 'Nobody here', { kind: 'refused', status: 553 }],
    [550, '5.7.1 Blocked', { kind: 'failed', status: 550, error: '5.7.1' }],
    [450, '4.2.0 Greylisted', { kind: 'failed', status: 450, error: '4.2.0' }],
    [421, '4.7.0 Closing', { kind: 'failed', status: 421, error: '4.7.0' }],
  ])('after an answer %i %s to the address is %o', async (status, text, result) => {
    server.behave({ onRecipient: () => refusal(status, text) });
    expect(await send()).toMatchObject(result);
  });

  test('after the message is a failed attempt with the server’s status', async () => {
    server.behave({ onMessage: () => refusal(554, '5.6.0 No') });
    expect(await send()).toEqual({ kind: 'failed', status: 554, error: '5.6.0' });
  });

  test.each([
    [535, '5.7.8 No', 'loginRefused'],
    [454, '4.7.0 Try again', 'unreachable'],
    [421, '4.7.0 Too many logins', 'unreachable'],
  ])('after an answer %i %s to the login is “%s”', async (status, text, kind) => {
    server.behave({ onLogin: () => refusal(status, text) });
    const error = text.split(' ')[0];
    const result = await send(server.url.replace('//', '//user:secret@'));
    expect(result).toEqual({ kind, status, error });
  });

  test('for want of a password is a refused login', async () => {
    const result = await send(server.url.replace('//', '//user@'));
    expect(result).toEqual({ kind: 'loginRefused', error: 'EAUTH' });
  });

  test('to connect has the system’s code', async () => {
    expect(await send('smtp://127.0.0.1:1')).toEqual({
      kind: 'unreachable',
      error: 'ECONNREFUSED',
    });
  });
});

describe('a server that does not behave', () => {
  let raw: Server | undefined;
  const sockets = new Set<Socket>();

  /** @param answers to each line, by its first word; null closes the connection */
  async function startRaw(
    answers: Record<string, string | null>,
    greeting: string | null = '220 raw ESMTP\r\n',
  ): Promise<string> {
    raw = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined);
      if (greeting === null) socket.destroy();
      else socket.write(greeting);
      socket.on('data', (chunk) => {
        for (const line of chunk.toString('latin1').split('\r\n')) {
          const word = line === '.' ? '.' : (line.split(/[ :]/)[0] ?? '');
          const answer = answers[word];
          if (answer === null) socket.destroy();
          else if (answer) socket.write(answer);
        }
      });
    });
    return `smtp://127.0.0.1:${await listen(raw)}`;
  }

  const polite = {
    EHLO: '250 raw\r\n',
    MAIL: '250 ok\r\n',
    RCPT: '250 ok\r\n',
    DATA: '354 go\r\n',
    '.': '250 ok\r\n',
    QUIT: '221 bye\r\n',
  };

  afterEach(async () => {
    jest.useRealTimers();
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    await new Promise((resolve) => (raw ? raw.close(resolve) : resolve(undefined)));
    raw = undefined;
  });

  test('and closes before its greeting is unreachable', async () => {
    expect(await send(await startRaw({}, null))).toMatchObject({ kind: 'unreachable' });
  });

  test('and closes before its last answer may have the mail', async () => {
    const url = await startRaw({ ...polite, '.': null });
    expect(await send(url)).toMatchObject({ kind: 'unanswered' });
  });

  test('and sends an endless line is left', async () => {
    const url = await startRaw({ EHLO: '2'.repeat(1_200_000) });
    expect(await send(url)).toMatchObject({ kind: 'unreachable', error: 'EPROTOCOL' });
  });

  /** Lets the sockets work, and skips only the limits. */
  async function sendFor(url: string, ms: number) {
    const limits: { ms: number; end: () => void }[] = [];
    const original = global.setTimeout;
    const spy = jest.spyOn(global, 'setTimeout').mockImplementation(((
      end: () => void,
      delay: number,
    ) => {
      if (delay !== ms) return original(end, delay);
      limits.push({ ms: delay, end });
      return original(() => undefined, 0);
    }) as typeof setTimeout);
    const sending = send(url);
    await new Promise((resolve) => original(resolve, 200));
    spy.mockRestore();
    expect(limits.length).toBeGreaterThan(0);
    for (const { end } of limits) end();
    return sending;
  }

  test('and hangs after DATA is left after 30 seconds', async () => {
    const url = await startRaw({ ...polite, DATA: '' });
    expect(await sendFor(url, 30_000)).toEqual({ kind: 'failed', error: 'TIMEOUT' });
  });

  test('and hangs before its last answer is left after 5 minutes', async () => {
    const url = await startRaw({ ...polite, '.': '' });
    expect(await sendFor(url, 300_000)).toEqual({ kind: 'unanswered', error: 'TIMEOUT' });
  });
});

test('opens a second connection only while a last answer is awaited', async () => {
  const answers: (() => void)[] = [];
  server.behave({
    onMessage: () => new Promise((resolve) => answers.push(() => resolve(undefined))),
  });
  const mail = await mailTo(readerNow(visitor), threadNow());
  if (!mail) throw new Error('No mail is due');
  const connections = createConnections(at(server.url));
  const results = [1, 2, 3].map(() => connections.send(mail));
  while (answers.length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(connections.tryTurn()).toBeUndefined();
  for (let sent = 0; sent < 3; ) {
    const answer = answers.shift();
    if (answer) {
      answer();
      sent += 1;
    } else await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect((await Promise.all(results)).map(({ kind }) => kind)).toEqual(['sent', 'sent', 'sent']);
  expect(server.mostConnections()).toBe(2);
});

test.each([
  ['smtp://mail.example', { requireTLS: true }],
  ['smtp://127.0.0.1', { ignoreTLS: true }],
])('demands encryption of %s: %o', async (url, options) => {
  const { connectionOptions } = await import('@/server/mail/smtp/smtp');
  const settings = parseEnv({
    SMTP_URL: url,
    SITE_EMAIL: 'hello@agency.com',
  }).mail as MailSettings;
  expect(connectionOptions(settings.smtp)).toMatchObject(options);
});

describe('a server on another machine', () => {
  /** Its certificate is self-signed, and has expired. */
  const tlsServer = mailServerForTests({ secure: true, hideSTARTTLS: false });

  async function sendAsForeign(url: string) {
    const mail = await mailTo(readerNow(visitor), threadNow());
    if (!mail) throw new Error('No mail is due');
    const smtp = { ...at(url.replace('//', '//user:pass@')).smtp, isLoopback: false };
    return createConnections(at(url, { smtp })).send(mail);
  }

  test('gets no credentials without TLS', async () => {
    const onLogin = jest.fn(() => undefined);
    server.behave({ onLogin });
    expect(await sendAsForeign(server.url)).toMatchObject({ kind: 'unreachable' });
    expect(onLogin).not.toHaveBeenCalled();
  });

  test('gets no mail if its certificate is not valid; on this machine, it does', async () => {
    const url = tlsServer.url.replace('smtp:', 'smtps:');
    expect(await sendAsForeign(url)).toMatchObject({ kind: 'unreachable' });
    expect(await send(url)).toMatchObject({ kind: 'sent' });
  });
});
