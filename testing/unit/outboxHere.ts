import { join } from 'node:path';
import { runOutbox } from '@/cli/program';
import { openSqlite } from '@/server/outbox/engine/sqlite';
import { createStore } from '@/server/outbox/queue/store';
import type { NewRequest } from '@/server/outbox/storedRequest';
import { aRequest } from '../samples/consultationRequest';
import { temporaryFolder } from '../site/environment';
import { awayFromBuild, freshModules } from './isolation';
import { aNewRequest } from './outboxUnderTest';

// Excludes `.env` files.
jest.mock('@next/env', () => ({
  __esModule: true,
  default: { loadEnvConfig: () => ({ loadedEnvFiles: [] }) },
}));

export function outboxForCommands() {
  const folder = temporaryFolder();
  const path = join(folder, 'outbox.db');
  const database = openSqlite(path);
  const store = createStore(database);
  async function add(
    request: Parameters<typeof aRequest>[0],
    changes: Partial<NewRequest> = {},
  ): Promise<string> {
    const body = JSON.stringify(aRequest(request));
    const stored = aNewRequest({ body, ...changes });
    await store.add(stored);
    return stored.id;
  }
  awayFromBuild();
  beforeAll(() => {
    process.env.DATABASE_URL = `file:${path}`;
  });
  afterAll(() => database.close());
  return { folder, path, database, store, add };
}

// Each export adds listeners.
process.stdout.setMaxListeners(0);

async function capture(run: () => Promise<number>) {
  const output = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((stream) =>
    jest.spyOn(process[stream], 'write').mockImplementation((text) => {
      output[stream] += text;
      return true;
    }),
  );
  try {
    return { status: await run(), ...output };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** A child process would be slower. */
export const outboxHere = (...args: string[]) => capture(() => runOutbox(args));

/** Settings are read once per module registry. */
export async function outboxWith(env: Record<string, string>, ...args: string[]) {
  const environment = process.env;
  process.env = { ...environment, ...env };
  freshModules();
  try {
    const program = await import('@/cli/program');
    return await capture(() => program.runOutbox(args));
  } finally {
    process.env = environment;
  }
}
