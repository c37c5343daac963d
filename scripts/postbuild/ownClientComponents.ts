import { runInNewContext } from 'node:vm';

interface Manifest {
  /** By the path of the module. */
  clientModules: Record<string, unknown>;
}

const isNextsOwn = (module: string) => module.includes('/node_modules/next/dist/');

/** Next makes the error boundaries part of every page. */
const isErrorBoundary = (module: string) => /\/src\/app\/(global-)?error\.tsx$/.test(module);

/**
 * The client components in a page's tree, without Next's own and the error boundaries.
 *
 * @param source text of the page's `page_client-reference-manifest.js`: a script in which Next lists
 *   every `'use client'` module that the page can reach, so that the server can name them
 * @throws Error when its format has changed
 */
export function ownClientComponents(source: string): string[] {
  const scope: { __RSC_MANIFEST?: Record<string, Manifest> } = {};
  runInNewContext(source, scope);
  const [manifest] = Object.values(scope.__RSC_MANIFEST ?? {});
  const modules = Object.keys(manifest?.clientModules ?? {});
  // Every page contains Next's router.
  if (!modules.some(isNextsOwn)) throw new Error('the list of client components is not readable');
  return modules.filter((module) => !isNextsOwn(module) && !isErrorBoundary(module));
}
