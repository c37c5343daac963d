import 'server-only';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import fresh from 'fresh';
import Negotiator from 'negotiator';

export interface BuiltFile {
  path: string;
  type: string;
  /** Sent with 200 and 304. */
  headers: Record<string, string>;
  /** File names by content coding, in order of preference. */
  encodings: Record<string, string>;
}

/** Node does not check a flat list. */
const raw = (headers: Record<string, string | number>) => Object.entries(headers).flat();

/** Strong, and different for each encoding (RFC 9110, section 8.8.3). */
function representation({ type, headers }: BuiltFile, coding: string, body: Buffer) {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headersOf304 = { ...headers, ETag: etag };
  return {
    body,
    validators: { etag, 'last-modified': headers['Last-Modified'] },
    headersOf304: raw(headersOf304),
    headersOf200: raw({
      ...headersOf304,
      'Content-Type': type,
      'Content-Length': body.length,
      ...(coding !== 'identity' && { 'Content-Encoding': coding }),
    }),
  };
}

/**
 * Reads the files listed in `files.json`. The returned function answers GET and HEAD. It returns false for another
 * path, or for Next's router (`RSC: 1`).
 */
export function readBuiltFiles(folder: string, general: Record<string, string> = {}) {
  const list: BuiltFile[] = JSON.parse(readFileSync(join(folder, 'files.json'), 'utf8'));
  const encodingsOf = (file: BuiltFile) =>
    Object.entries(file.encodings).map(([coding, name]) => {
      const all = { ...file, headers: { ...general, ...file.headers } };
      return [coding, representation(all, coding, readFileSync(join(folder, name)))] as const;
    });
  const files = new Map(list.map((file) => [file.path, new Map(encodingsOf(file))]));

  return (path: string, request: IncomingMessage, response: ServerResponse): boolean => {
    const encodings = files.get(path);
    if (!encodings || request.headers.rsc === '1') return false;
    const preferred = [...encodings.keys()];
    const [coding = 'identity'] = new Negotiator(request).encodings(preferred, { preferred });
    const chosen = encodings.get(coding);
    if (!chosen) return false;
    // `no-cache` is meant for caches (RFC 9111).
    const { 'cache-control': _, ...conditions } = request.headers;
    if (fresh(conditions, chosen.validators)) {
      response.writeHead(304, chosen.headersOf304).end();
    } else {
      response.writeHead(200, chosen.headersOf200).end(chosen.body);
    }
    return true;
  };
}
