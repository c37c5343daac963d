import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { listen } from '../testing/run/ports';

const dockerfile = readFileSync('Dockerfile', 'utf8');

// With NODE_USE_ENV_PROXY, Node sends these through a proxy.
const withoutProxy = `globalThis.fetch = () => Promise.reject(new Error('proxy'));
  http.globalAgent.addRequest = (request) => request.destroy(new Error('proxy'));`;

/** @returns the exit code */
async function check(port: number): Promise<number> {
  const [, command = ''] = /^HEALTHCHECK [^\n]*\\\n +CMD (\[.*\])$/m.exec(dockerfile) ?? [];
  const [, option, script] = JSON.parse(command);
  const env = { PATH: process.env.PATH, PORT: String(port), NODE_ENV: 'production' } as const;
  const started = spawn(process.execPath, [option, `${withoutProxy}\n${script}`], { env });
  const [code] = await once(started, 'exit');
  return code;
}

describe('the image', () => {
  test('checks its health without a proxy', async () => {
    let status = 200;
    const server = createServer((_request, response) => response.writeHead(status).end());
    const port = await listen(server);
    const found = [await check(port)];
    status = 500;
    found.push(await check(port));
    server.close();
    await once(server, 'close');
    found.push(await check(port));
    expect(found).toEqual([0, 1, 1]);
  });

  test('runs as a user with a number, and not as root', () => {
    expect(dockerfile).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
  });
});
