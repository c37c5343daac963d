import { testEnvironment } from '../site/environment';
import { launchSite, type Site, startSite } from '../site/site';

interface ServerOptions {
  /** The server's environment variables; all others that it reads are absent. */
  env: Record<string, string>;
  port?: number | string | undefined;
}

const settings = ({ env, port }: ServerOptions) => ({
  env: testEnvironment({ RATE_LIMIT_PER_MINUTE: '1000000', ...env }),
  port,
});

/** Starts the built server without waiting for it. */
export const launchServer = (options: ServerOptions): Promise<Site> =>
  launchSite(settings(options));

/** Starts the built server and waits until it is ready. */
export const startServer = (options: ServerOptions): Promise<Site> => startSite(settings(options));
