import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { headersFor } from '../../src/lib/headers/headersFor';
import { fileOfPage, staticFolder } from './pageFiles';
import type { SourceFile } from './writeBuiltFiles';

type HeadersOf = (path: string) => Record<string, string>;

/** The files of a folder, whose URL path is a prefix and the path in the folder. */
function filesIn(folder: string, prefix: string, headersOf: HeadersOf): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => {
      const path = prefix + file.split(sep).join('/');
      const modified = statSync(join(folder, file)).mtime.toUTCString();
      return {
        path,
        name: path.slice(1),
        body: readFileSync(join(folder, file)),
        headers: { ...headersOf(path), 'Last-Modified': modified },
      };
    });
}

/**
 * Everything that is the same for every visitor, with the headers that Next and src/proxy.ts send
 * where server.ts does not run: the pages, the files of `public`, and what pages load from
 * `/_next/static/`.
 *
 * @param pages HTML by path
 * @param policies Content-Security-Policy by path
 */
export function listBuiltFiles(
  pages: Readonly<Record<string, string>>,
  policies: Readonly<Record<string, string>>,
): SourceFile[] {
  return [
    ...Object.entries(pages).map(([path, html]) => ({
      path,
      name: fileOfPage(path),
      body: Buffer.from(html),
      // Next's client-side router asks for data at the same path.
      headers: { ...headersFor(path, { policies }), Vary: 'RSC, Accept-Encoding' },
    })),
    ...filesIn('public', '/', (path) => headersFor(path, { policies })),
    ...filesIn(staticFolder, '/_next/static/', (path) => headersFor(path)),
  ];
}
