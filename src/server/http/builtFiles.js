// JavaScript, since server.js imports it and runs as it is.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fresh from 'fresh';
import Negotiator from 'negotiator';

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:http').ServerResponse} ServerResponse */

/** Where `npm run build` writes what server.js sends. A further `next build` removes it. */
export const builtFilesFolder = join('.next', 'built-files');

/**
 * A file that `npm run build` has compressed.
 *
 * @typedef {object} BuiltFile
 * @property {string} path of its URL
 * @property {string} type its Content-Type
 * @property {Record<string, string>} headers for a 200 and for a 304
 * @property {Record<string, string>} encodings file name by content coding, the preferred one first
 */

/**
 * One encoding of a file, with a strong ETag of its own (RFC 9110, section 8.8.3).
 *
 * @param {BuiltFile} file
 * @param {string} coding
 * @param {Buffer} body
 */
function representation({ type, headers }, coding, body) {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headersOf304 = { ...headers, ETag: etag };
  return {
    body,
    validators: { etag, 'last-modified': headers['Last-Modified'] },
    headersOf304,
    headersOf200: {
      ...headersOf304,
      'Content-Type': type,
      'Content-Length': body.length,
      ...(coding !== 'identity' && { 'Content-Encoding': coding }),
    },
  };
}

/**
 * Reads the files that are listed in a folder's `files.json`. The returned function answers a GET or
 * HEAD request for one of them from memory, and returns false for any other request. A request of
 * Next's client-side router (`RSC: 1`) asks for data instead of the page.
 *
 * @param {string} folder
 * @throws Error when something is missing in the folder
 */
export function readBuiltFiles(folder) {
  /** @type {BuiltFile[]} */
  const list = JSON.parse(readFileSync(join(folder, 'files.json'), 'utf8'));
  /** @type {Map<string, Map<string, ReturnType<typeof representation>>>} */
  const files = new Map();
  for (const file of list) {
    const encodings = new Map();
    for (const [coding, name] of Object.entries(file.encodings)) {
      encodings.set(coding, representation(file, coding, readFileSync(join(folder, name))));
    }
    files.set(file.path, encodings);
  }

  /**
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   */
  return function sendBuiltFile(request, response) {
    const [path = ''] = request.url?.split('?', 1) ?? [];
    const encodings = files.get(path);
    if (!encodings || request.headers.rsc === '1') return false;
    const codings = [...encodings.keys()];
    const [coding = 'identity'] = new Negotiator(request).encodings(codings, {
      preferred: codings,
    });
    const chosen = encodings.get(coding);
    if (!chosen) return false;
    // Not `Cache-Control: no-cache`, which is for caches (RFC 9111, section 5.2.1.4).
    const { 'cache-control': _, ...conditions } = request.headers;
    if (fresh(conditions, chosen.validators)) {
      response.writeHead(304, chosen.headersOf304).end();
    } else {
      response.writeHead(200, chosen.headersOf200).end(chosen.body);
    }
    return true;
  };
}
