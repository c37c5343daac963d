import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { contentType } from 'mime-types';
import type { BuiltFile } from '../../src/server/http/builtFiles';

export interface SourceFile {
  path: string;
  name: string;
  type?: string;
  body: Buffer;
  headers: Record<string, string>;
}

/** In order of preference. */
const compressors = [
  { coding: 'br', extension: '.br', compress: promisify<Buffer, Buffer>(brotliCompress) },
  {
    coding: 'gzip',
    extension: '.gz',
    compress: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
  },
];

const isCompressed = /^(image\/(png|jpeg|webp|avif)|font\/woff2)$/;

const leastSaving = 0.1;

async function writeBuiltFile(folder: string, source: SourceFile): Promise<BuiltFile> {
  const { path, name, body, headers, type = contentType(basename(name)) } = source;
  if (!type) throw new Error(`${name} has an extension without a content type`);
  const encodings: Record<string, string> = {};
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  for (const { coding, extension, compress } of isCompressed.test(type) ? [] : compressors) {
    const compressed = await compress(body);
    if (compressed.length > body.length * (1 - leastSaving)) continue;
    encodings[coding] = name + extension;
    writeFileSync(join(folder, name + extension), compressed);
  }
  encodings.identity = name;
  writeFileSync(join(folder, name), body);

  const vary = Object.keys(encodings).length > 1 && { Vary: 'Accept-Encoding' };
  return { path, type, headers: { ...vary, ...headers }, encodings };
}

export async function writeBuiltFiles(
  folder: string,
  sources: readonly SourceFile[],
): Promise<void> {
  const files = await Promise.all(sources.map((source) => writeBuiltFile(folder, source)));
  writeFileSync(join(folder, 'files.json'), JSON.stringify(files));
}
