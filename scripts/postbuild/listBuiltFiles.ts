import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { headersFor } from '../../src/lib/headers/headersFor';
import { fileOfPage, renderedFolder, staticFolder } from './nextOutput';
import type { SourceFile } from './writeBuiltFiles';

type Policies = Readonly<Record<string, string>>;

function filesIn(folder: string, prefix: string, policies: Policies): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => {
      const path = prefix + file.split(sep).join('/');
      const modified = statSync(join(folder, file)).mtime.toUTCString();
      return {
        path,
        name: path.slice(1),
        body: readFileSync(join(folder, file)),
        headers: { ...headersFor(path, { policies }), 'Last-Modified': modified },
      };
    });
}

/** Routes with `force-static`, such as `/robots.txt`. */
function routeFiles(policies: Policies): SourceFile[] {
  return readdirSync(renderedFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.body'))
    .map((file) => {
      const name = file.split(sep).join('/').slice(0, -'.body'.length);
      const answer = join(renderedFolder, name);
      const { headers } = JSON.parse(readFileSync(`${answer}.meta`, 'utf8'));
      return {
        path: `/${name}`,
        name,
        type: headers['content-type'],
        body: readFileSync(`${answer}.body`),
        headers: headersFor(`/${name}`, { policies }),
      };
    });
}

/** @param pages HTML by path */
export const listBuiltFiles = (
  pages: Readonly<Record<string, string>>,
  policies: Policies,
): SourceFile[] => [
  ...Object.entries(pages).map(([path, html]) => ({
    path,
    name: fileOfPage(path),
    body: Buffer.from(html),
    // Next's router requests data at the same path.
    headers: { ...headersFor(path, { policies }), Vary: 'RSC, Accept-Encoding' },
  })),
  ...routeFiles(policies),
  ...filesIn('public', '/', policies),
  ...filesIn(staticFolder, '/_next/static/', policies),
];
