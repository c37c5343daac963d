import 'server-only';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { type Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { urlToHttpOptions } from 'node:url';
import { createBrotliDecompress, createUnzip } from 'node:zlib';
import { errorWith } from '../errorCode';
import { createLookup } from '../http/lookUp';
import { userAgent } from '../release';

const maxBytes = 20_000_000;
const maxRedirects = 3;

const modules = new Map<string, typeof http | typeof https>([
  ['http:', http],
  ['https:', https],
]);

/** Separate, so that a silent name server delays no delivery. */
const lookup = createLookup();

function get(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  const protocol = modules.get(url.protocol);
  if (!protocol) throw errorWith('REDIRECT_PROTOCOL');
  const options = {
    ...urlToHttpOptions(url),
    headers: {
      accept: 'text/calendar, */*;q=0.1',
      'accept-encoding': 'gzip, br',
      'user-agent': userAgent,
    },
    agent: false,
    lookup,
    autoSelectFamily: true,
    // Node's 250 ms are too short for a slow host.
    autoSelectFamilyAttemptTimeout: 1000,
    maxHeaderSize: 64 * 1024,
    signal,
  } as const;
  return new Promise((resolve, reject) => {
    const request = protocol.get(options, resolve).on('error', reject);
    // An answer that switches protocols ends the request without a response.
    request.on('close', () => reject(errorWith('ECONNRESET')));
  });
}

async function follow(
  url: URL,
  signal: AbortSignal,
  redirects = maxRedirects,
): Promise<IncomingMessage> {
  const response = await get(url, signal);
  const { statusCode: status = 0, headers } = response;
  if (status === 200) return response;
  response.destroy();
  if (![301, 302, 303, 307, 308].includes(status) || !headers.location) {
    throw errorWith(String(status));
  }
  if (redirects === 0) throw errorWith('TOO_MANY_REDIRECTS');
  return follow(new URL(headers.location, url), signal, redirects - 1);
}

/** The last encoding is undone first (RFC 9110, section 8.4). */
function decodersFor(encodings: string): Transform[] {
  const names = encodings.toLowerCase().split(',').reverse();
  return names.flatMap((each): Transform[] => {
    const name = each.trim();
    if (name === '' || name === 'identity') return [];
    if (name === 'br') return [createBrotliDecompress()];
    if (['gzip', 'x-gzip', 'deflate'].includes(name)) return [createUnzip()];
    throw errorWith('UNKNOWN_ENCODING');
  });
}

export interface Download {
  bytes: Uint8Array<ArrayBuffer>;
  charset: string | undefined;
}

/** @throws Error whose code is the status or the error's name */
export async function download(url: string, signal: AbortSignal): Promise<Download> {
  const response = await follow(new URL(url), signal);
  const { headers } = response;
  const chunks: Buffer[] = [];
  let size = 0;
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      chunks.push(chunk);
      done(size > maxBytes ? errorWith('TOO_LARGE') : null);
    },
  });
  try {
    const decoders = decodersFor(headers['content-encoding'] ?? '');
    await pipeline([response, ...decoders, sink], { signal });
  } finally {
    response.destroy();
  }
  // A thread cannot take over the memory of `Buffer.concat`, which may be shared.
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return { bytes, charset: /charset="?([\w-]+)/i.exec(headers['content-type'] ?? '')?.[1] };
}
