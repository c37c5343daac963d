import 'server-only';
import nextEnv from '@next/env';
import { siteAtBuild } from './env';

/**
 * Completes the environment with the `.env` files, which Next reads and logs, and the `SITE_*` of the build. Nothing else
 * of the build: the server deletes only what its own configuration says.
 */
export function loadEnvironment(log: Pick<Console, 'info' | 'error'> = console): void {
  nextEnv.loadEnvConfig(process.cwd(), false, log);
  for (const [name, value] of Object.entries(siteAtBuild() ?? {})) {
    if (name.startsWith('SITE_') && value !== '' && !process.env[name]?.trim())
      process.env[name] = value;
  }
}
