import { isUuid, shortId, uuidPattern } from '@/lib/text/formats';
import type { Queries } from '@/server/outbox/operator/queries';
import { OperatorError } from './OperatorError';

const shortest = 8;

export const isIdPrefix = (text: string): boolean =>
  text.length >= shortest &&
  isUuid(text + '00000000-0000-0000-0000-000000000000'.slice(text.length));

/** Finds the id that begins with a text; undefined if there is none. @throws OperatorError if there are several */
export async function findId(queries: Queries, text: string): Promise<string | undefined> {
  if (isUuid(text)) return text;
  const [id, ...others] = await queries.idsWith(text);
  if (others.length > 0) {
    throw new OperatorError(`Several ids begin with ${shortId(text)}. Add more of its characters.`);
  }
  return id;
}

/** `unknown`: the texts that name no id. @throws as `findId` */
export async function findIds(queries: Queries, texts: readonly string[]) {
  const ids = new Set<string>();
  const unknown: string[] = [];
  for (const text of texts) {
    const id = await findId(queries, text);
    if (id === undefined) unknown.push(text);
    else ids.add(id);
  }
  return { ids: [...ids], unknown };
}

const everyId = new RegExp(uuidPattern, 'gi');

/** Shortens the ids in an error that quotes an argument. */
export const withShortIds = (text: string): string => text.replace(everyId, shortId);

export const shortIds = (ids: readonly string[]): string => ids.map(shortId).join(', ');
