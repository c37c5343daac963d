import 'server-only';

/**
 * Returns the value that this process has under a name. Next loads `instrumentation` and each route as
 * separate module instances, so a module-level variable would exist several times; they share
 * `globalThis`, and so does `server.js`.
 *
 * @param create called when there is no value yet
 */
export function processSingleton<T>(name: string, create: () => T): T {
  const registry = globalThis as unknown as Record<symbol, T | undefined>;
  const key = Symbol.for(`consultation.${name}`);
  registry[key] ??= create();
  return registry[key];
}
