import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runProcess } from '../../testing/run/processes';
import { nextBin, type Site, startSite } from '../../testing/site/site';

/** Inside the project, so that it resolves the project's packages. Not committed. */
const folder = resolve('.bench', 'plain-next');

const files: Readonly<Record<string, string>> = {
  'package.json': '{ "private": true, "type": "module" }',
  'next.config.js': `export default { turbopack: { root: ${JSON.stringify(resolve('.'))} } };`,
  'app/forward/route.js': `
export async function POST(request) {
  const response = await fetch(process.env.WEBHOOK_URL, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(await request.json()),
  });
  return Response.json({ ok: response.ok }, { status: response.ok ? 200 : 502 });
}`,
};

/** Builds and starts a Next site whose one route handler forwards what it gets and stores nothing. */
export async function startPlainNext(webhookUrl: string): Promise<Site> {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    NEXT_TELEMETRY_DISABLED: '1',
    WEBHOOK_URL: webhookUrl,
  };
  const build = [nextBin, 'build', folder];
  if (!(await runProcess(process.execPath, build, { env, timeoutMs: 180_000 }))) {
    throw new Error('The plain Next site could not be built.');
  }
  return startSite({
    env,
    command: [nextBin, 'start', folder, '--hostname', '127.0.0.1'],
  });
}
