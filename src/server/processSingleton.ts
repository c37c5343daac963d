import 'server-only';

/**
 * One value per process under a name. Next loads `instrumentation` and each route as separate module
 * instances, so a module-level variable would exist several times; `globalThis` is shared by all,
 * and by `server.js`.
 *
 * @param create makes the value the first time it is asked for
 */
export function processSingleton<T>(name: string, create: () => T): T {
  const registry = globalThis as unknown as Record<symbol, T | undefined>;
  const key = Symbol.for(`consultation.${name}`);
  registry[key] ??= create();
  return registry[key];
}
