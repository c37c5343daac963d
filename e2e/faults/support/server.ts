import { testEnvironment } from '../../../testing/environment';
import { launchSite, type Site, startSite } from '../../../testing/site';

interface ServerOptions {
  /** Variables of the server's configuration; all others that it reads are absent. */
  env: Record<string, string>;
  port?: number | string | undefined;
}

const settings = ({ env, port }: ServerOptions) => ({
  env: testEnvironment({ RATE_LIMIT_PER_MINUTE: '1000000', ...env }),
  port,
});

/** The built server, which may or may not come up. */
export const launchServer = (options: ServerOptions): Promise<Site> =>
  launchSite(settings(options));

/** The built server, ready for requests. */
export const startServer = (options: ServerOptions): Promise<Site> => startSite(settings(options));
