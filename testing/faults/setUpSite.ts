import { eventually } from '../run/eventually';
import { type Receiver, startReceiver } from '../site/receiver';
import type { Site } from '../site/site';
import { type Engine, startEngine } from './engine';
import { healthOf } from './requests';
import { startServer } from './server';

interface SiteOptions {
  /** Path of the receiver, which is part of the secret URL. */
  path?: string;
  /** Further environment variables of the server. */
  env?: Record<string, string>;
}

export interface SiteUnderTest {
  engine: Engine;
  receiver: Receiver;
  /** The configuration of the server, for the operator's tool beside them. */
  env: Record<string, string>;
  server: Site;
}

/** Whether a server can write to its outbox. */
async function isWritable({ url }: Site): Promise<boolean> {
  const { reasons } = await healthOf(url);
  return !reasons.some((reason) => reason.startsWith('the outbox'));
}

/**
 * Starts an outbox, a webhook receiver and the built server before the tests of a block, and stops
 * them afterwards. The fields of the result are there once the tests run.
 */
export function setUpSite(options: SiteOptions = {}): SiteUnderTest {
  const site = {} as SiteUnderTest;

  beforeAll(async () => {
    const engine = await startEngine();
    const receiver = await startReceiver({ path: options.path });
    const env = {
      CONSULTATION_WEBHOOK_URL: receiver.url,
      DATABASE_URL: await engine.createOutboxUrl(),
      ...options.env,
    };
    const server = await startServer({ env });
    // A busy machine can take longer to create the tables than a request waits for them.
    await eventually(() => isWritable(server));
    Object.assign(site, { engine, receiver, env, server });
  });

  afterAll(async () => {
    await site.server.end('SIGTERM');
    await site.receiver.close();
    await site.engine.stop();
  });

  return site;
}
