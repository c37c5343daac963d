/** The demonstration's own script, which is not part of `/site.js`. */
type Live = typeof import('./live');

let live: Promise<Live> | undefined;
let attempts = 0;

/**
 * Loads the demonstration's script once.
 *
 * @throws when it cannot be loaded; the next call tries again, under another address, because browsers
 *   remember that a module failed
 */
export function loadLive(): Promise<Live> {
  const address = attempts === 0 ? '/demonstration.js' : `/demonstration.js?${attempts}`;
  live ??= import(address).catch((error) => {
    attempts += 1;
    live = undefined;
    throw error;
  });
  return live as Promise<Live>;
}
