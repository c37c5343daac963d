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

/** What a result that is no delivery is called in the log: a status or a code. */
export const failureOf = (result: SendResult): { status?: number; error?: string } =>
  result.kind === 'answered' ? { status: result.status } : { error: result.code };

/**
 * Connections are kept for the next request only briefly: one that the receiver has closed meanwhile
 * would cost an attempt. There may be more of them than requests in hand, so that none waits.
 */
const connections = { keepAlive: true, timeout: 1500, maxSockets: 256, maxFreeSockets: 64 };
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

/**
 * Posts a message to the webhook, once. Node's own client rather than `fetch`: it follows no
 * redirect, keeps connections open under our rules, and Next does not wrap it.
 *
 * @param cancel ends the attempt early, with the code `ABORTED`
 * @returns what came of it; never throws
 */
export function send(
  target: WebhookTarget,
  message: WebhookMessage,
  cancel?: AbortSignal,
): Promise<SendResult> {
  return new Promise((resolve) => {
    const url = new URL(target.url);
    const secure = url.protocol === 'https:';
    const request = (secure ? https : http).request(url, {
      method: 'POST',
      headers: headersFor(target, message),
      agent: secure ? agents.https : agents.http,
    });

    function settle(result: SendResult): void {
      clearTimeout(timer);
      cancel?.removeEventListener('abort', onCancel);
      resolve(result);
    }
    function endAs(code: string): void {
      settle({ kind: 'failed', code });
      request.destroy();
    }
    const onCancel = () => endAs('ABORTED');
    const timer = setTimeout(() => endAs('TIMEOUT'), target.timeoutMs);
    cancel?.addEventListener('abort', onCancel);

    request.on('response', (response) => {
      const retryAfter = response.headers['retry-after'];
      settle({ kind: 'answered', status: response.statusCode ?? 0, retryAfter });
      discard(response);
    });
    request.on('error', (error: NodeJS.ErrnoException) =>
      settle({ kind: 'failed', code: error.code ?? 'UNKNOWN' }),
    );
    // An answer that is no answer (an upgrade, for one) closes without an error.
    request.on('close', () => settle({ kind: 'failed', code: 'ECONNRESET' }));
    request.end(message.body);
  });
}
