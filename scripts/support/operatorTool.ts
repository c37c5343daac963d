import { join } from 'node:path';
import { build } from 'esbuild';

/** Packages that the server was traced to need, and that the bundle so finds beside it. */
const external = ['@next/env', '@photostructure/sqlite', 'pg', 'pino'];

/**
 * Makes the operator's tool one file that runs without this project's `node_modules`:
 * `node outbox.mjs list`. Like the server beside it, it works in its own folder, so that relative
 * paths and `.env` files mean the same to both.
 *
 * @param folder where the assembled site is, with the packages that its server was traced to need
 * @throws Error when the sources cannot be bundled
 */
export async function bundleOperatorTool(folder: string): Promise<void> {
  await build({
    entryPoints: [join('src', 'cli', 'outbox.ts')],
    outfile: join(folder, 'outbox.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // As in the site: `server-only` is empty where this condition holds.
    conditions: ['react-server'],
    external,
    banner: {
      js: [
        "import { createRequire } from 'node:module';",
        "import { fileURLToPath } from 'node:url';",
        // CommonJS packages in the bundle ask for Node's own modules through it.
        'const require = createRequire(import.meta.url);',
        "process.chdir(fileURLToPath(new URL('.', import.meta.url)));",
      ].join('\n'),
    },
    logLevel: 'warning',
  });
}
