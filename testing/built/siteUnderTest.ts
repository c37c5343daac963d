import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { eventually } from '../run/eventually';
import { temporaryOutbox, testEnvironment } from '../site/environment';
import { type Receiver, startReceiver } from '../site/receiver';
import { launchSite, type Site, startSite } from '../site/site';
import { healthOf } from './requests';

interface ServerOptions {
  /** All other variables are absent. */
  env: Record<string, string>;
  port?: number | string | undefined;
}

const settings = ({ env, ...options }: ServerOptions) => ({
  env: testEnvironment({ RATE_LIMIT_PER_MINUTE: '1000000', ...env }),
  ...options,
});

export const launchServer = (options: ServerOptions): Promise<Site> =>
  launchSite(settings(options));

export const startServer = (options: ServerOptions): Promise<Site> => startSite(settings(options));

const run = promisify(execFile);

export const runTool = (env: Record<string, string>, ...args: string[]) =>
  run(process.execPath, ['dist/outbox.js', ...args], {
    env: testEnvironment(env),
    // A campaign prints more than Node's default.
    maxBuffer: Number.POSITIVE_INFINITY,
  }).then(
    (output) => ({ status: 0, ...output }),
    ({ code: status, stdout, stderr }) => ({ status, stdout, stderr }),
  );

export interface SiteUnderTest {
  receiver: Receiver;
  /** Variables of the operator's tool. */
  env: Record<string, string>;
  server: Site;
}

/** The fields are set once tests run. */
export function setUpSite(
  variables: Record<string, string> | (() => Promise<Record<string, string>>) = {},
): SiteUnderTest {
  const site = {} as SiteUnderTest;

  beforeAll(async () => {
    const receiver = await startReceiver();
    const testUrls = { CONSULTATION_WEBHOOK_URL: receiver.url, DATABASE_URL: temporaryOutbox() };
    const others = typeof variables === 'function' ? await variables() : variables;
    const env = { ...testUrls, ...others };
    const server = await startServer({ env });
    // Creating the tables can take longer than a request.
    await eventually(async () => (await healthOf(server.url)).httpStatus === 200);
    Object.assign(site, { receiver, env, server });
  });

  afterAll(async () => {
    await site.server.end('SIGTERM');
    await site.receiver.close();
  });

  return site;
}
