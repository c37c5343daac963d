import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixedDate } from '../samples/fixedDate';
import { testEnvironment } from './environment';
import { buildSite } from './site';

/** What no real webhook's URL ends in, but that of the build under test: where it appears, the secret has leaked. */
export const canary = 'canary-4f1d7b0ce2a94c5f8d36';

/** The webhook URL of the build under test; nothing listens there (port 9, RFC 863). */
const canaryUrl = `http://127.0.0.1:9/webhook/${canary}`;

/**
 * What the build under test was made with: an https address, which adds a header to every answer, holidays, and all
 * that pages show only where it is set: people, a year, a postal address.
 */
export const builtSettings = {
  SITE_URL: 'https://automation-agency-with-a-long-name.example',
  SITE_PEOPLE: 'Maya, Chris',
  SITE_FOUNDED: '2019',
  SITE_ADDRESS: '1200 Long Harbor Avenue, Suite 400, Portsmouth, NH 03801',
  SITE_CLOSED_DATES: '2098-12-24,2098-12-25,2098-12-26,2098-12-31,2099-01-01',
};

/** Marks a build that was made with the canary; the next build removes it. */
const markerFile = join('.next', 'test-build');

/** What a build is made of. */
const sources =
  `next.config.js package-lock.json package.json public scripts/postbuild scripts/postbuild.ts scripts/siteScript.ts
  main.ts server.ts src tsconfig.json tsconfig.build.json`.split(/\s+/);

/** Whether the build is one for tests, and no source has changed since; a removed file changes its folder. */
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

/**
 * Builds the site for tests, unless the build in `.next` is such a one and current. It knows a webhook
 * URL that the tests search for in everything that leaves the server, and no setting of `.env.local`.
 */
export async function ensureTestBuild(): Promise<void> {
  if (isCurrent()) return;
  const settings = { ...builtSettings, CONSULTATION_WEBHOOK_URL: canaryUrl };
  await buildSite(testEnvironment({ ...settings, SOURCE_DATE_EPOCH: fixedDate }));
  writeFileSync(markerFile, '');
}

/** @throws Error that says what to do, where tests would run an older build, another one, or none */
export function requireTestBuild(): void {
  if (!isCurrent()) throw new Error('The build is not current: run npm run build:test first.');
}
