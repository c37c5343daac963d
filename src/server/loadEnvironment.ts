import 'server-only';
import nextEnv from '@next/env';
import { siteAtBuild } from './env';

/**
 * Completes the environment of a process: from the `.env` files, and with the `SITE_*` variables that the
 * pages were built with.
 *
 * @param log gets what Next has to say about the files
 */
export function loadEnvironment(log: Pick<Console, 'info' | 'error'> = console): void {
  nextEnv.loadEnvConfig(process.cwd(), false, log);
  for (const [name, value] of Object.entries(siteAtBuild() ?? {})) {
    if (value !== '' && !process.env[name]?.trim()) process.env[name] = value;
  }
}
