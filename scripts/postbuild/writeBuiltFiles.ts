import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { BuiltFile } from '../../src/server/http/builtFiles';

/** A file of the build. */
export interface SourceFile {
  /** The path of its URL. */
  path: string;
  /** Its name in the folder, with its extension. */
  name: string;
  /** Its content type; by default that of its extension. */
  type?: string;
  body: Buffer;
  headers: Record<string, string>;
}

/** By extension. All texts are UTF-8. */
const contentTypes = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.json', 'application/json'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.jpeg', 'image/jpeg'],
  ['.webp', 'image/webp'],
  ['.avif', 'image/avif'],
  ['.ico', 'image/x-icon'],
  ['.pdf', 'application/pdf'],
  ['.woff2', 'font/woff2'],
]);

/** Content codings, preferred one first, at maximum compression. */
const compressors = [
  { coding: 'br', extension: '.br', compress: promisify<Buffer, Buffer>(brotliCompress) },
  {
    coding: 'gzip',
    extension: '.gz',
    compress: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
  },
];

/** Minimum saving of a compressed form; fonts and photos are already compressed. */
const leastSaving = 0.1;

async function writeBuiltFile(folder: string, source: SourceFile): Promise<BuiltFile> {
  const { path, name, body, headers, type = contentTypes.get(extname(name)) } = source;
  const encodings: Record<string, string> = {};
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  for (const { coding, extension, compress } of compressors) {
    const compressed = await compress(body);
    if (compressed.length > body.length * (1 - leastSaving)) continue;
    encodings[coding] = name + extension;
    writeFileSync(join(folder, name + extension), compressed);
  }
  encodings.identity = name;
  writeFileSync(join(folder, name), body);

  if (!type) throw new Error(`${name}: add its content type to writeBuiltFiles.ts`);
  const vary = Object.keys(encodings).length > 1 && { Vary: 'Accept-Encoding' };
  return { path, type, headers: { ...vary, ...headers }, encodings };
}

/** Writes files beside their compressed forms, and `files.json`, the list of them. @throws Error without a type */
export async function writeBuiltFiles(
  folder: string,
  sources: readonly SourceFile[],
): Promise<void> {
  const files = await Promise.all(sources.map((source) => writeBuiltFile(folder, source)));
  writeFileSync(join(folder, 'files.json'), JSON.stringify(files));
}
