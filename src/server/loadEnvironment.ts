import 'server-only';
import nextEnv from '@next/env';
import { mangledVariables } from '@/lib/settings/envFiles';
import { siteVariables } from '@/lib/settings/siteSettings';
import { type Env, getEnv, serverVariables } from './env';

/** Keeps variables that are set: Next would expand a `$` in them. */
export function loadEnvironment(log: Pick<Console, 'info' | 'error'> = console): Env {
  const set = { ...process.env };
  const { loadedEnvFiles } = nextEnv.loadEnvConfig(process.cwd(), false, log);
  Object.assign(process.env, set);
  const names = [...serverVariables, ...siteVariables].filter((name) => !(name in set));
  const mangled = mangledVariables(loadedEnvFiles, names);
  if (mangled.length > 0) throw new Error(mangled.join('\n'));
  return getEnv();
}
