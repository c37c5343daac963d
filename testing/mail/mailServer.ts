import type { AddressInfo, Socket } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { eventually } from '../run/eventually';

export interface ReceivedMail {
  from: string;
  /** The envelope's recipients. */
  to: string[];
  raw: string;
  mail: ParsedMail;
}

/** `close` ends the connection without an answer. */
type Verdict = Error | 'close' | undefined;

/** What the server does. An error's `responseCode` is the status, and its message the text. */
export interface Behavior {
  onLogin?: () => Error | undefined;
  onRecipient?: (address: string) => Error | undefined;
  /** Called with the whole message, before it is answered. */
  onMessage?: (mail: ReceivedMail) => Verdict | Promise<Verdict>;
}

export const refusal = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** Starts an SMTP server on a loopback address, without TLS unless `options` say otherwise. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0) {
  const mails: ReceivedMail[] = [];
  let behavior: Behavior = {};
  let open = 0;
  let mostOpen = 0;

  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    logger: false,
    disableReverseLookup: true,
    ...options,
    onConnect(_session, done) {
      open += 1;
      mostOpen = Math.max(mostOpen, open);
      done();
    },
    onClose() {
      open -= 1;
    },
    onAuth({ username }, _session, done) {
      const error = behavior.onLogin?.();
      if (error) done(error);
      else done(null, { user: username });
    },
    onRcptTo({ address }, _session, done) {
      done(behavior.onRecipient?.(address));
    },
    async onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const raw = Buffer.concat(chunks).toString('utf8');
      const received: ReceivedMail = {
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        to: envelope.rcptTo.map(({ address }) => address),
        raw,
        mail: await simpleParser(raw),
      };
      const error = await behavior.onMessage?.(received);
      if (error === 'close') {
        for (const { _socket } of server.connections as Set<{ _socket?: Socket }>)
          _socket?.destroy();
        return;
      }
      if (!error) mails.push(received);
      done(error);
    },
  });
  // A client that closes its connection is no failure of a test.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;

  return {
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    /** Accepted mails. */
    mails: mails as readonly ReceivedMail[],
    mostConnections: () => mostOpen,
    behave(next: Behavior): void {
      behavior = next;
    },
    reset(): void {
      mails.length = 0;
      behavior = {};
      mostOpen = open;
    },
    async waitFor(count: number): Promise<readonly ReceivedMail[]> {
      await eventually(() => mails.length >= count);
      return mails;
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

export function mailServerForTests(options?: SMTPServerOptions): MailServer {
  const server = {} as MailServer;
  beforeAll(async () => {
    Object.assign(server, await startMailServer(options));
  });
  beforeEach(() => server.reset());
  afterAll(() => server.close());
  return server;
}
