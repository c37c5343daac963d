import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundleOperatorTool } from './operatorTool';

/**
 * Puts the built site together in a folder that runs with `node server.js` and needs nothing else:
 * what Next traced, and beside it the static files, which Next leaves to a content network, and the
 * operator's tool.
 *
 * @param folder where to; made when missing
 * @throws Error when the site has not been built
 */
export async function assembleStandalone(folder: string): Promise<void> {
  const traced = join('.next', 'standalone');
  if (!existsSync(traced)) throw new Error('There is no build: run npm run build first.');
  // The links between packages are relative and have to stay so in another place.
  const options = { recursive: true, verbatimSymlinks: true };
  cpSync(traced, folder, options);
  cpSync(join('.next', 'static'), join(folder, '.next', 'static'), options);
  if (existsSync('public')) cpSync('public', join(folder, 'public'), options);
  await bundleOperatorTool(folder);
}
