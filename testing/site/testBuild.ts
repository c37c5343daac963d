import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixedDate } from '../samples/fixedDate';
import { testEnvironment } from './environment';
import { buildSite } from './site';

/** Tests search the server's output for it. */
export const canary = 'canary-4f1d7b0ce2a94c5f8d36';

/** Nothing listens on port 9 (RFC 863). */
const canaryUrl = `http://127.0.0.1:9/webhook/${canary}`;

/** An https address adds a header to every answer. */
export const builtSettings = {
  SITE_URL: 'https://automation-agency-with-a-long-name.example',
  SITE_PEOPLE: 'Maya, Chris',
  SITE_FOUNDED: '2019',
  SITE_ADDRESS: '1200 Long Harbor Avenue, Suite 400, Portsmouth, NH 03801',
  SITE_CLOSED_DATES: '2098-12-24,2098-12-25,2098-12-26,2098-12-31,2099-01-01',
};

/** The next build removes it. */
const markerFile = join('.next', 'test-build');

const sources =
  `next.config.js package-lock.json package.json public scripts/postbuild scripts/postbuild.ts scripts/siteScript.ts
  main.ts server.ts src tsconfig.json tsconfig.build.json`.split(/\s+/);

/** Checks folders, too: removed files change them. */
function isCurrent(): boolean {
  const built = statSync(markerFile, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const files = (source: string) =>
    statSync(source).isDirectory()
      ? readdirSync(source, { recursive: true, encoding: 'utf8' }).map((name) => join(source, name))
      : [];
  return sources
    .flatMap((source) => [source, ...files(source)])
    .every((path) => statSync(path).mtimeMs < built);
}

export async function ensureTestBuild(): Promise<void> {
  if (isCurrent()) return;
  const settings = { ...builtSettings, CONSULTATION_WEBHOOK_URL: canaryUrl };
  await buildSite(
    testEnvironment({ ...settings, SAMPLE_CUSTOMERS: '1', SOURCE_DATE_EPOCH: fixedDate }),
  );
  writeFileSync(markerFile, '');
}

/** @throws Error unless the build is a current test build */
export function requireTestBuild(): void {
  if (!isCurrent()) throw new Error('The build is not current: run npm run build:test first.');
}
