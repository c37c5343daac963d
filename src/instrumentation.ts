/** Next calls this once in each server process, before the first request. */
export async function register(): Promise<void> {
  const building = process.env.NEXT_PHASE === 'phase-production-build';
  if (process.env.NEXT_RUNTIME !== 'nodejs' || building) return;
  // The site's server has started by itself.
  if (globalThis.serverRuntime) return;
  const { prepare, startWork } = await import('@/server/start');
  startWork(await prepare());
}
