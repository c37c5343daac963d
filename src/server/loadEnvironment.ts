import 'server-only';
import nextEnv from '@next/env';
import { siteAtBuild } from './env';

/** Completes the environment by the `.env` files, which Next reads and logs, and the `SITE_*` of the build. */
export function loadEnvironment(log: Pick<Console, 'info' | 'error'> = console): void {
  nextEnv.loadEnvConfig(process.cwd(), false, log);
  for (const [name, value] of Object.entries(siteAtBuild() ?? {})) {
    if (value !== '' && !process.env[name]?.trim()) process.env[name] = value;
  }
}
