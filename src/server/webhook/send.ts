import 'server-only';
import { createHmac } from 'node:crypto';
import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { urlToHttpOptions } from 'node:url';
import type { Env } from '../env';
import { errorCode, errorWith } from '../errorCode';
import { createLookup } from '../http/lookUp';
import { userAgent } from '../release';

export interface WebhookMessage {
  /** Equal on every attempt: the receiver recognizes repeats by it. */
  id: string;
  /** JSON, sent unchanged. */
  body: string;
  thread?: string;
  version?: number;
  callOutcome?: string | undefined;
  /** Only the call has changed, through the call endpoint. */
  isMove?: boolean;
  /** URL-encoded pairs. */
  source?: string | null | undefined;
  /** Sent by the operator's tool. */
  isTest?: boolean;
}

/** Standard Webhooks 1.0.0, "Signature scheme". */
function sign(secrets: string, id: string, timestamp: number, body: string): string {
  const signWith = (secret: string) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    // The timestamp prevents replays.
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  };
  return secrets.split(/ +/).map(signWith).join(' ');
}

export function headersFor(message: WebhookMessage, secrets?: string): Record<string, string> {
  const timestamp = Math.floor(Date.now() / 1000);
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(message.body)),
    // Compressed answers cannot be searched.
    'accept-encoding': 'identity',
    'user-agent': userAgent,
    'webhook-id': message.id,
    'webhook-timestamp': String(timestamp),
    ...(message.thread && { 'x-thread': message.thread, 'x-version': String(message.version) }),
    ...(message.callOutcome && { 'x-call-time': message.callOutcome }),
    ...(message.isMove && { 'x-move': '1' }),
    ...(message.source && { 'x-source': message.source }),
    ...(message.isTest && { 'x-test': '1' }),
    ...(secrets && { 'webhook-signature': sign(secrets, message.id, timestamp, message.body) }),
  };
}

/** The answer lacks the id, or n8n is starting. */
type Unconfirmed = 'UNCONFIRMED' | 'STARTING';

export type SendResult =
  | { kind: 'answered'; status: number; retryAfter: string | undefined }
  /** A 2xx without confirmation. */
  | { kind: 'unconfirmed'; status: number; retryAfter: string | undefined; code: Unconfirmed }
  /** Such as `TIMEOUT`. A message could contain the URL. */
  | { kind: 'failed'; code: string };

export const isDelivered = (result: SendResult): boolean =>
  result.kind === 'answered' && result.status >= 200 && result.status < 300;

export const failureOf = (result: SendResult): { status?: number; error?: string } => ({
  ...(result.kind !== 'failed' && { status: result.status }),
  ...(result.kind !== 'answered' && { error: result.code }),
});

/** n8n answers with 200 and this text until it has started. */
const n8nIsStarting = 'n8n is starting up. Please wait';

const maxRead = 4096;

const startsOtherwise = (text: string) =>
  !n8nIsStarting.startsWith(text.slice(0, n8nIsStarting.length));

/** If the answer switches protocols, Node reports only the request's end. */
const answerTo = (posted: ClientRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    posted.on('response', resolve).on('error', reject);
    posted.on('close', () => reject(errorWith('ECONNRESET')));
  });

/** Ignores the rest once `isEnough` accepts. A body may also be cut off, or not end in time. */
function readUntil(
  response: IncomingMessage,
  isEnough: (text: string) => boolean,
): Promise<string> {
  let text = '';
  return new Promise((resolve) => {
    const end = () => resolve(text);
    response.setEncoding('latin1').on('end', end).on('error', end);
    response.on('data', (chunk: string) => {
      text = (text + chunk).slice(0, maxRead);
      if (text.length === maxRead || isEnough(text)) resolve(text);
    });
  });
}

async function judge(
  response: IncomingMessage,
  id: string,
  confirms: boolean,
): Promise<SendResult> {
  const { statusCode: status = 0, headers } = response;
  const facts = { status, retryAfter: headers['retry-after'] };
  const answered: SendResult = { kind: 'answered', ...facts };
  const namesId = (text: string | undefined) => text?.includes(id) ?? false;
  if (!isDelivered(answered)) return answered;
  if (confirms && Object.values(headers).flat().some(namesId)) return answered;
  const text = await readUntil(response, confirms ? namesId : startsOtherwise);
  const isCutStart = text !== '' && !response.complete && !startsOtherwise(text);
  if (text.startsWith(n8nIsStarting) || isCutStart)
    return { kind: 'unconfirmed', ...facts, code: 'STARTING' };
  if (confirms && !namesId(text)) return { kind: 'unconfirmed', ...facts, code: 'UNCONFIRMED' };
  return answered;
}

/** Never throws, and ends within `WEBHOOK_TIMEOUT_MS`. */
export type Send = (message: WebhookMessage) => Promise<SendResult>;

const lookUp = createLookup();

/** Some proxies drop an idle connection silently. */
const idleMs = 1000;

type Settings = Pick<Env, 'CONSULTATION_WEBHOOK_SECRET' | 'WEBHOOK_TIMEOUT_MS'>;

/** @param confirms whether a 2xx must name the id */
export function createSend(url: string, settings: Settings, confirms = false): Send {
  const { CONSULTATION_WEBHOOK_SECRET: secrets, WEBHOOK_TIMEOUT_MS: timeoutMs } = settings;
  const target = new URL(url);
  const { Agent, request } = target.protocol === 'https:' ? https : http;
  const options = {
    ...urlToHttpOptions(target),
    method: 'POST',
    agent: new Agent({ keepAlive: true, timeout: idleMs }),
    lookup: lookUp,
    autoSelectFamily: true,
    // Node's 250 ms are too short for slow hosts, or for several dead addresses.
    autoSelectFamilyAttemptTimeout: Math.ceil(timeoutMs / 8),
    maxHeaderSize: 64 * 1024,
    // Accepts a length beside chunks, and bare line feeds, as other clients do.
    insecureHTTPParser: true,
  };

  async function post(message: WebhookMessage, signal: AbortSignal): Promise<SendResult> {
    const posted = request({ ...options, headers: headersFor(message, secrets), signal });
    let response: IncomingMessage | undefined;
    try {
      response = await answerTo(posted.end(message.body));
      return await judge(response, message.id, confirms);
    } catch (error) {
      if (signal.aborted) return { kind: 'failed', code: 'TIMEOUT' };
      // The receiver has closed a kept connection. It recognizes repeats.
      if (posted.reusedSocket && !response) return post(message, signal);
      return { kind: 'failed', code: errorCode(error) };
    } finally {
      // Keep a connection only after a whole answer.
      if (response?.complete) response.resume();
      else posted.destroy();
    }
  }

  return (message) => {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), timeoutMs);
    return post(message, controller.signal).finally(() => clearTimeout(timer));
  };
}
