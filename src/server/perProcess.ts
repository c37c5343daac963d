import 'server-only';

/**
 * One value per process under a name. Next loads `instrumentation` and each route as separate module
 * instances, so a module-level variable would exist several times; `globalThis` is shared by all.
 *
 * @param make creates the value the first time it is asked for
 */
export function perProcess<T>(name: string, make: () => T): T {
  const registry = globalThis as unknown as Record<symbol, T | undefined>;
  const key = Symbol.for(`consultation.${name}`);
  registry[key] ??= make();
  return registry[key];
}
