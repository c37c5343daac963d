import 'server-only';
import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { urlToHttpOptions } from 'node:url';
import type { Env } from '../env';
import { errorCode, errorWith } from '../errorCode';
import { createLookup } from '../http/lookUp';
import { headersFor, type WebhookMessage } from './message';

/** It lacks the id that `WEBHOOK_CONFIRMS` asks for, or says that n8n is starting. */
type Unconfirmed = 'UNCONFIRMED' | 'STARTING';

export type SendResult =
  | { kind: 'answered'; status: number; retryAfter: string | undefined }
  /** A 2xx that does not mean that the receiver has the message: another program than the receiver's work gave it. */
  | { kind: 'unconfirmed'; status: number; retryAfter: string | undefined; code: Unconfirmed }
  /** No answer. A code such as `TIMEOUT` or `ECONNREFUSED`; never a message, which can hold the URL. */
  | { kind: 'failed'; code: string };

export const isDelivered = (result: SendResult): boolean =>
  result.kind === 'answered' && result.status >= 200 && result.status < 300;

/** The log fields of a failed delivery: its status, its error code, or both. */
export const failureOf = (result: SendResult): { status?: number; error?: string } => ({
  ...(result.kind !== 'failed' && { status: result.status }),
  ...(result.kind !== 'answered' && { error: result.code }),
});

/** What n8n answers with 200, to whatever it is asked, until it can work. */
const n8nIsStarting = 'n8n is starting up. Please wait';

/** How much of an answer's body is read. */
const maxRead = 4096;

const startsOtherwise = (text: string) =>
  !n8nIsStarting.startsWith(text.slice(0, n8nIsStarting.length));

/** Waits for an answer. Of one that switches protocols, Node tells nothing but the end of the request. */
const answerTo = (posted: ClientRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    posted.on('response', resolve).on('error', reject);
    posted.on('close', () => reject(errorWith('ECONNRESET')));
  });

/** Reads a body's beginning, until `isEnough` of it is there. What follows is not kept. */
function readUntil(
  response: IncomingMessage,
  isEnough: (text: string) => boolean,
): Promise<string> {
  let text = '';
  return new Promise((resolve, reject) => {
    response.setEncoding('latin1').on('error', reject);
    response.on('end', () => resolve(text));
    response.on('data', (chunk: string) => {
      text = (text + chunk).slice(0, maxRead);
      if (text.length === maxRead || isEnough(text)) resolve(text);
    });
  });
}

/** Judges an answer to the message with this id. @throws where `confirms` needs what does not arrive */
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
  const read = readUntil(response, confirms ? namesId : startsOtherwise);
  // Where no id is needed, a body that is cut off or late takes nothing back.
  const text = await (confirms ? read : read.catch(() => ''));
  if (text.startsWith(n8nIsStarting)) return { kind: 'unconfirmed', ...facts, code: 'STARTING' };
  if (confirms && !namesId(text)) return { kind: 'unconfirmed', ...facts, code: 'UNCONFIRMED' };
  return answered;
}

/** Posts a message once, and never throws. It ends within `WEBHOOK_TIMEOUT_MS`. */
export type Send = (message: WebhookMessage) => Promise<SendResult>;

const lookUp = createLookup();

/** How long a connection is kept for the next message. Some proxies drop an idle one without a word. */
const idleMs = 1000;

type Settings = Pick<Env, 'CONSULTATION_WEBHOOK_SECRET' | 'WEBHOOK_TIMEOUT_MS'>;

/**
 * Creates what sends to a URL, unsigned without a secret.
 * @param confirms whether a 2xx counts only where it names the message's id
 */
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
    // Node's 250 ms for each address but the last are too short for a slow host, or one behind several dead addresses.
    autoSelectFamilyAttemptTimeout: Math.ceil(timeoutMs / 8),
    maxHeaderSize: 64 * 1024,
    // Takes answers that other clients take: a length beside chunks, bare line feeds.
    insecureHTTPParser: true,
  };

  async function attempt(message: WebhookMessage, signal: AbortSignal): Promise<SendResult> {
    const posted = request({ ...options, headers: headersFor(message, secrets), signal });
    let response: IncomingMessage | undefined;
    try {
      response = await answerTo(posted.end(message.body));
      return await judge(response, message.id, confirms);
    } catch (error) {
      if (signal.aborted) return { kind: 'failed', code: 'TIMEOUT' };
      // The receiver was closing a kept connection, or had sent more than its answer. It knows a repeat by its id.
      if (posted.reusedSocket && !response) return attempt(message, signal);
      return { kind: 'failed', code: errorCode(error) };
    } finally {
      // Only where the whole answer is here is its connection kept: nobody waits for the rest of one.
      if (response?.complete) response.resume();
      else posted.destroy();
    }
  }

  return (message) => {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), timeoutMs);
    return attempt(message, controller.signal).finally(() => clearTimeout(timer));
  };
}
