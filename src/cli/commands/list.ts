import type { RequestState } from '@/server/outbox/storedRequest';
import { OperatorError } from '../OperatorError';
import { toJson } from '../output/json';
import { print, printJson } from '../output/print';
import { renderList, renderRequest } from '../output/render';
import { readOutbox } from '../storage/withOutbox';

interface ListOptions {
  state: RequestState[];
  limit: number;
  json?: boolean;
}

export async function list({ state, limit, json }: ListOptions): Promise<void> {
  // One more tells whether there are more.
  const found = await readOutbox((queries) => queries.list(state, limit + 1));
  const requests = found.slice(0, limit);
  if (json) return printJson(requests.map(toJson));
  print(requests.length === 0 ? 'No requests.' : renderList(requests, Date.now()));
  if (found.length > limit) print(`\nThe newest ${limit}; see more with --limit.`);
}

export async function show(id: string, { json }: { json?: boolean }): Promise<void> {
  const request = await readOutbox((queries) => queries.find(id.toLowerCase()));
  if (!request) throw new OperatorError(`There is no request ${id}.`);
  if (json) printJson(toJson(request));
  else print(renderRequest(request));
}
