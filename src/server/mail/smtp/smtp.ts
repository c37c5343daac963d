import 'server-only';
import { Readable } from 'node:stream';
import type { SentMessageInfo } from 'nodemailer/lib/smtp-connection';
import { errorWith } from '../../errorCode';
import type { Mail } from '../mail';
import type { MailSettings } from '../mailSettings';

/** An answer of the mail server without its text, which may name people. */
export interface SmtpFailure {
  /** The server's status, such as 550. */
  status?: number;
  /** The enhanced code, such as `5.1.1`, or the error's code, such as `ECONNREFUSED`. */
  error: string;
}

/** Returns what logs, health, and the operator's tool name of a failure, such as `550 5.1.1`. */
export const codeOf = ({ status, error }: SmtpFailure): string =>
  status ? `${status} ${error}` : error;

export type MailResult =
  /** `refused`: recipients that the server did not take, by their position from 1. */
  | { kind: 'sent'; refused: readonly (SmtpFailure & { position: number })[] }
  /** The message was sent, and no answer came. The reader may have it. */
  | ({ kind: 'unanswered' } & SmtpFailure)
  /** The server refused the only recipient's address for good. */
  | ({ kind: 'refused' } & SmtpFailure)
  | ({ kind: 'failed' } & SmtpFailure)
  /** No mail can be sent: the server refused the login, or no session came about. */
  | ({ kind: 'loginRefused' | 'unreachable' } & SmtpFailure);

/** The limit for connecting and everything up to the end of the message. */
const sendingMs = 30_000;
/** For the answer to the message (RFC 5321, 4.5.3.2.6). */
const answerMs = 5 * 60_000;

interface SmtpError extends Error {
  code?: string | undefined;
  originalCode?: string | undefined;
  response?: string | undefined;
  responseCode?: number | undefined;
  command?: string | undefined;
  recipient?: string | undefined;
}

function failureOf({ response, responseCode, code, originalCode }: SmtpError): SmtpFailure {
  const [, enhanced] = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '') ?? [];
  const error = enhanced ?? originalCode ?? code ?? 'UNKNOWN';
  return responseCode ? { status: responseCode, error } : { error };
}

/** A 5xx answer to the address, with an enhanced code about addresses (RFC 3463, 3.2) or none. */
function isAddressRefused({ command, response = '' }: SmtpError): boolean {
  return command === 'RCPT TO' && /^5\d\d[ -](?:5\.1\.\d|(?!\d\.\d+\.\d))/.test(response);
}

/** TLS with a valid certificate, unless the server is this machine. */
export const connectionOptions = ({ host, port, isSecure, isLoopback }: MailSettings['smtp']) => ({
  host,
  port,
  secure: isSecure,
  ...(isLoopback
    ? { ignoreTLS: true, tls: { rejectUnauthorized: false } }
    : { requireTLS: !isSecure, tls: { rejectUnauthorized: true } }),
  connectionTimeout: sendingMs,
  greetingTimeout: sendingMs,
  socketTimeout: answerMs,
  socketCloseTimeout: 1000,
});

/** Loads the library, which nothing needs without `SMTP_URL`. */
export const loadLibrary = async () => ({
  SmtpConnection: (await import('nodemailer/lib/smtp-connection')).default,
  MailComposer: (await import('nodemailer/lib/mail-composer')).default,
});

export type Library = Awaited<ReturnType<typeof loadLibrary>>;

/** Encodes a text that could contain an encoded word (RFC 2047), which programs would decode. */
const encodedSubject = (text: string) =>
  text.includes('=?')
    ? text.replace(/.{1,11}/gu, (part) => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?= `)
    : text;

export function toMessage({ MailComposer }: Library, mail: Mail, from: MailSettings['from']) {
  const { invitation, isAutomatic } = mail;
  const composer = new MailComposer({
    from,
    to: [...mail.to],
    replyTo: mail.replyTo,
    subject: encodedSubject(mail.subject).trim(),
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    ...(mail.references.length > 0 && {
      references: [...mail.references],
      inReplyTo: mail.references.at(-1),
    }),
    headers: isAutomatic ? { 'Auto-Submitted': 'auto-generated' } : {},
    attachments: invitation
      ? [
          {
            filename: 'call.ics',
            content: invitation.content,
            contentType: `text/calendar; method=${invitation.method}; charset=utf-8`,
            contentDisposition: 'attachment',
          },
        ]
      : [],
  });
  return composer.compile().build();
}

type Phase = 'connect' | 'login' | 'send' | 'answer';

/** A 4xx answer to a login is temporary (RFC 4954, section 6). Without any, credentials may be missing. */
function kindOfLogin({ responseCode, code }: SmtpError): 'loginRefused' | 'unreachable' {
  const isRefused = responseCode === undefined ? code === 'EAUTH' : responseCode >= 500;
  return isRefused ? 'loginRefused' : 'unreachable';
}

function resultOf(error: SmtpError, phase: Phase): MailResult {
  const failure = failureOf(error);
  if (phase === 'connect') return { kind: 'unreachable', ...failure };
  if (phase === 'login') return { kind: kindOfLogin(error), ...failure };
  if (phase === 'answer' && !failure.status) return { kind: 'unanswered', ...failure };
  return { kind: isAddressRefused(error) ? 'refused' : 'failed', ...failure };
}

type Done<T> = (error?: Error | null, result?: T) => void;

const promised = <T>(start: (done: Done<T>) => void) =>
  new Promise<T>((resolve, reject) => {
    start((error, result) => (error ? reject(error) : resolve(result as T)));
  });

export interface Attempt {
  /** Never rejects. */
  result: Promise<MailResult>;
  /** Resolves once the connection has ended. */
  closed: Promise<void>;
}

/** @param onMessageEnd called when only the answer to the message is awaited */
export function startAttempt(
  { SmtpConnection }: Library,
  mail: Mail,
  message: Buffer,
  { smtp, from }: MailSettings,
  onMessageEnd: () => void,
): Attempt {
  const connection = new SmtpConnection(connectionOptions(smtp));
  const closed = new Promise<void>((resolve) => {
    connection.once('end', resolve);
  });
  let phase: Phase = 'connect';
  let fail: (error: Error) => void = () => {};
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  // The library limits parts of an attempt, not the whole.
  const limit = (ms: number) => setTimeout(() => fail(errorWith('TIMEOUT')), ms);
  let timer = limit(sendingMs);
  connection.on('error', (error) => fail(error));
  // After a 421, the library closes before it reports the answer.
  void closed.then(() => setImmediate(fail, errorWith('ECONNECTION')));

  const stream = Readable.from([message], { objectMode: false }).once('end', () => {
    phase = 'answer';
    clearTimeout(timer);
    timer = limit(answerMs);
    onMessageEnd();
  });

  async function send(): Promise<MailResult> {
    await promised<void>((done) => connection.connect(done));
    if (smtp.auth) {
      phase = 'login';
      const { auth } = smtp;
      await promised((done) => connection.login({ ...auth }, done));
    }
    phase = 'send';
    const envelope = { from: from.address, to: [...mail.to], size: message.length };
    const { rejectedErrors = [] } = await promised<SentMessageInfo>((done) =>
      connection.send(envelope, stream, done),
    );
    const refused = rejectedErrors.map((error: SmtpError) => ({
      position: mail.to.indexOf(error.recipient ?? '') + 1,
      ...failureOf(error),
    }));
    return { kind: 'sent', refused };
  }

  const sending = send();
  // Both can fail after the other has.
  sending.catch(() => undefined);
  const result = Promise.race([failed, sending])
    .catch((error: SmtpError) => resultOf(error, phase))
    .finally(() => {
      clearTimeout(timer);
      connection.quit();
      connection.close();
    });
  return { result, closed };
}
