import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { eventually } from '../run/eventually';
import { temporaryOutbox, testEnvironment } from '../site/environment';
import { type Receiver, startReceiver } from '../site/receiver';
import { launchSite, type Site, startSite } from '../site/site';
import { healthOf } from './requests';

interface ServerOptions {
  /** The server's environment variables; all others that it reads are absent. */
  env: Record<string, string>;
  port?: number | string | undefined;
}

const settings = ({ env, ...options }: ServerOptions) => ({
  env: testEnvironment({ RATE_LIMIT_PER_MINUTE: '1000000', ...env }),
  ...options,
});

/** Starts the built server without waiting for it. */
export const launchServer = (options: ServerOptions): Promise<Site> =>
  launchSite(settings(options));

/** Starts the built server and waits until it is ready. */
export const startServer = (options: ServerOptions): Promise<Site> => startSite(settings(options));

const run = promisify(execFile);

/** Runs the built tool of the operator while the site runs. */
export const runTool = (env: Record<string, string>, ...args: string[]) =>
  run(process.execPath, ['dist/outbox.js', ...args], {
    env: testEnvironment(env),
    // Ten minutes of a campaign are more than the megabyte that Node takes.
    maxBuffer: Number.POSITIVE_INFINITY,
  }).then(
    (output) => ({ status: 0, ...output }),
    ({ code: status, stdout, stderr }) => ({ status, stdout, stderr }),
  );

export interface SiteUnderTest {
  receiver: Receiver;
  /** The configuration of the server, for the operator's tool beside them. */
  env: Record<string, string>;
  server: Site;
}

/**
 * Starts an SQLite outbox, a webhook receiver and the built server before the tests of a block, and
 * stops them afterwards. The fields of the result are there once the tests run.
 *
 * @param variables further ones of the server's environment, or what starts something first and tells them
 */
export function setUpSite(
  variables: Record<string, string> | (() => Promise<Record<string, string>>) = {},
): SiteUnderTest {
  const site = {} as SiteUnderTest;

  beforeAll(async () => {
    const receiver = await startReceiver();
    const own = { CONSULTATION_WEBHOOK_URL: receiver.url, DATABASE_URL: temporaryOutbox() };
    const others = typeof variables === 'function' ? await variables() : variables;
    const env = { ...own, ...others };
    const server = await startServer({ env });
    // A busy machine can take longer to create the tables than a request waits for them.
    await eventually(async () => (await healthOf(server.url)).httpStatus === 200);
    Object.assign(site, { receiver, env, server });
  });

  afterAll(async () => {
    await site.server.end('SIGTERM');
    await site.receiver.close();
  });

  return site;
}
