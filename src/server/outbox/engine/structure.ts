import 'server-only';
import { errorWith } from '../../errorCode';
import { log } from '../../log';
import type { RunSql } from './database';
import { columnsAfter, type Step, steps } from './schema';

/** `newer`: a later release has added steps. */
export type Structure =
  | { kind: 'missing' | 'ready' | 'newer' }
  | { kind: 'outdated'; from: number };

export interface Column {
  relation: string;
  name: string;
}

/**
 * @param found the columns of the known tables
 * @throws `OUTBOX_UNKNOWN` unless the tables have the columns of their steps
 */
export async function readStructure(
  run: RunSql,
  found: readonly Column[],
  wanted = steps,
): Promise<Structure> {
  if (found.length === 0) return { kind: 'missing' };
  const hasSteps = found.some(({ relation }) => relation === 'outbox_steps');
  const [row] = hasSteps ? await run<{ taken: number }>('SELECT taken FROM outbox_steps') : [];
  const taken = row?.taken ?? 0;
  const expected = columnsAfter(wanted.slice(0, taken));
  let missing = [...expected.values()].reduce((sum, { size }) => sum + size, 0);
  let further = 0;
  for (const { relation, name } of found) {
    if (expected.get(relation)?.has(name)) missing -= 1;
    else further += 1;
  }
  const isNewer = taken > wanted.length;
  if (taken < 1 || missing > 0 || (further > 0 && !isNewer)) throw errorWith('OUTBOX_UNKNOWN');
  if (taken < wanted.length) return { kind: 'outdated', from: taken };
  return { kind: isNewer ? 'newer' : 'ready' };
}

function statementsOf({ tables, indexes }: Step, earlier: readonly Step[]): string[] {
  const existing = columnsAfter(earlier);
  const ofTables = Object.entries(tables).flatMap(([table, { columns, primaryKey }]) => {
    const defined = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
    if (existing.has(table)) return defined.map((column) => `ALTER TABLE ${table} ADD ${column}`);
    const key = primaryKey ? [`PRIMARY KEY (${primaryKey})`] : [];
    return [`CREATE TABLE ${table} (${[...defined, ...key].join(', ')})`];
  });
  return [...ofTables, ...indexes.map((index) => `CREATE ${index}`)];
}

async function takeSteps(run: RunSql, from: number, wanted: readonly Step[]): Promise<void> {
  for (const [index, each] of wanted.entries()) {
    if (index < from) continue;
    const step = index + 1;
    if (from > 0) log.warn({ step }, "The outbox's structure is being changed");
    for (const sql of statementsOf(each, wanted.slice(0, index))) await run(sql);
    await run('DELETE FROM outbox_steps');
    await run('INSERT INTO outbox_steps (taken) VALUES ($step)', { step });
    if (from > 0) log.info({ step }, "The outbox's structure has been changed");
  }
}

/** @throws `OUTBOX_OUTDATED` or `OUTBOX_NEWER` */
export function checkOwn({ kind }: Structure): void {
  if (kind === 'outdated') throw errorWith('OUTBOX_OUTDATED');
  if (kind === 'newer') throw errorWith('OUTBOX_NEWER');
}

/** @throws `OUTBOX_MISSING` or `OUTBOX_OUTDATED` */
export function checkStructure({ kind }: Structure, create: boolean): void {
  if (kind === 'missing' && !create) throw errorWith('OUTBOX_MISSING');
  if (kind === 'outdated' && !create) throw errorWith('OUTBOX_OUTDATED');
}

/**
 * Creates the tables, or applies missing steps.
 * @returns whether the outbox is new
 */
export async function prepareStructure(
  run: RunSql,
  found: readonly Column[],
  create: boolean,
  wanted = steps,
): Promise<boolean> {
  const structure = await readStructure(run, found, wanted);
  checkStructure(structure, create);
  if (structure.kind === 'missing') await takeSteps(run, 0, wanted);
  if (structure.kind === 'outdated') await takeSteps(run, structure.from, wanted);
  return structure.kind === 'missing';
}
