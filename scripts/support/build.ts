import { writePagePolicies } from '../security/pagePolicies';
import { type RunResult, runProcess } from './processes';
import { nextBin } from './site';

/** Builds the site as `npm run build` does. */
export async function buildSite(options: {
  env: NodeJS.ProcessEnv;
  timeoutMs: number;
}): Promise<RunResult> {
  const result = await runProcess(process.execPath, [nextBin, 'build'], options);
  if (result.code === 0) writePagePolicies();
  return result;
}
