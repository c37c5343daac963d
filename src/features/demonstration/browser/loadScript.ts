/** Loads a script once; after a failure, the next call tries again. */
function scriptLoader<Script>(address: string): () => Promise<Script> {
  let script: Promise<Script> | undefined;
  let attempts = 0;
  return () => {
    // Browsers remember that a module failed, so another attempt is under another address.
    script ??= import(attempts === 0 ? address : `${address}?${attempts}`).catch((error) => {
      attempts += 1;
      script = undefined;
      throw error;
    });
    return script as Promise<Script>;
  };
}

/** The demonstration's own script, which is not part of `/site.js`. @throws when it cannot be loaded */
export const loadLive = scriptLoader<typeof import('./live')>('/demonstration.js');
