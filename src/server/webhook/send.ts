import 'server-only';
import http from 'node:http';
import https from 'node:https';
import { sign } from './sign';

export interface WebhookTarget {
  url: string;
  /** Absent: deliveries are unsigned. */
  secret: string | undefined;
  /** From connecting to the response's headers, in milliseconds. */
  timeoutMs: number;
}

export interface WebhookMessage {
  /** The same on every attempt, so that the receiver can tell a repetition. */
  id: string;
  /** The JSON text, sent as it is. */
  body: string;
}

export type SendResult =
  | { kind: 'answered'; status: number; retryAfter: string | undefined }
  /** No answer. A code such as `TIMEOUT` or `ECONNREFUSED`; never a message, which can hold the URL. */
  | { kind: 'failed'; code: string };

/** More connections than requests in hand at once, so that none waits for a free one. */
const connections = { keepAlive: true, maxSockets: 256, maxFreeSockets: 16 };
const agents = { http: new http.Agent(connections), https: new https.Agent(connections) };

/** How much of an unread answer, and for how long, is let pass to keep its connection usable. */
const drain = { bytes: 16 * 1024, ms: 500 };

/** Drops an answer's body unread. One that is long or drips loses its connection instead. */
function discard(response: http.IncomingMessage): void {
  const timer = setTimeout(() => response.destroy(), drain.ms);
  let length = 0;
  response.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > drain.bytes) response.destroy();
  });
  response.on('error', () => undefined);
  response.on('close', () => clearTimeout(timer));
}

function headersFor(target: WebhookTarget, message: WebhookMessage): http.OutgoingHttpHeaders {
  const timestamp = Math.floor(Date.now() / 1000);
  return {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(message.body),
    'user-agent': 'ai-automation-agency-site/1.0',
    'webhook-id': message.id,
    'webhook-timestamp': timestamp,
    ...(target.secret && {
      'webhook-signature': sign(target.secret, message.id, timestamp, message.body),
    }),
  };
}

interface Failure {
  kind: 'failed';
  code: string;
  /** The connection was an old one that the receiver had closed meanwhile. */
  stale: boolean;
}

function post(
  target: WebhookTarget,
  message: WebhookMessage,
  signal: AbortSignal,
  freshConnection: boolean,
): Promise<Extract<SendResult, { kind: 'answered' }> | Failure> {
  return new Promise((resolve) => {
    const url = new URL(target.url);
    const secure = url.protocol === 'https:';
    const agent = freshConnection ? false : secure ? agents.https : agents.http;
    const headers = headersFor(target, message);
    const request = (secure ? https : http).request(url, {
      method: 'POST',
      headers,
      agent,
      signal,
    });
    const fail = (code: string) =>
      resolve({ kind: 'failed', code, stale: request.reusedSocket && code === 'ECONNRESET' });
    request.on('response', (response) => {
      resolve({
        kind: 'answered',
        status: response.statusCode ?? 0,
        retryAfter: response.headers['retry-after'],
      });
      discard(response);
    });
    request.on('error', (error: NodeJS.ErrnoException) => fail(error.code ?? 'UNKNOWN'));
    // An answer that is no answer (an upgrade, for one) closes without an error.
    request.on('close', () => fail('ECONNRESET'));
    request.end(message.body);
  });
}

/**
 * Posts a message to the webhook, once. Node's own client rather than `fetch`: it follows no
 * redirect, keeps connections open under our rules, and Next does not wrap it.
 *
 * A connection that was kept open and turns out to be closed is no failure of the receiver: the
 * message is sent again at once over a new one. It may arrive twice; `webhook-id` tells.
 *
 * @param cancel ends the attempt early, with the code `ABORTED`
 * @returns what came of it; never throws
 */
export async function send(
  target: WebhookTarget,
  message: WebhookMessage,
  cancel?: AbortSignal,
): Promise<SendResult> {
  const ending = new AbortController();
  let endedBy: 'TIMEOUT' | 'ABORTED' | undefined;
  const endAs = (code: 'TIMEOUT' | 'ABORTED') => () => {
    endedBy ??= code;
    ending.abort();
  };
  const timer = setTimeout(endAs('TIMEOUT'), target.timeoutMs);
  const onCancel = endAs('ABORTED');
  cancel?.addEventListener('abort', onCancel);
  try {
    let result = await post(target, message, ending.signal, false);
    if (result.kind === 'failed' && result.stale) {
      result = await post(target, message, ending.signal, true);
    }
    if (result.kind === 'answered') return result;
    return { kind: 'failed', code: endedBy ?? result.code };
  } finally {
    clearTimeout(timer);
    cancel?.removeEventListener('abort', onCancel);
  }
}
