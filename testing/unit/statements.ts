import type { Database, Statement } from '@/server/outbox/engine/database';

export function recorded(database: Database): { database: Database; statements: Statement[] } {
  const statements: Statement[] = [];
  return {
    statements,
    database: {
      ...database,
      run: (sql, params, options) => {
        statements.push({ sql, params });
        return database.run(sql, params, options);
      },
      runAll: (group, options) => {
        statements.push(...group);
        return database.runAll(group, options);
      },
    },
  };
}

/** PostgreSQL's manual, section 14.1. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

function rowsReadBy(node: PlanNode): number {
  const below = (node.Plans ?? []).reduce((sum, plan) => sum + rowsReadBy(plan), 0);
  if (!node['Node Type'].includes('Scan') || !node['Relation Name']) return below;
  const left = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return below + (node['Actual Rows'] + left) * node['Actual Loops'];
}

/** PostgreSQL runs the statement again and counts rows. SQLite returns its plan. */
export async function whatIsRead(
  { run }: Database,
  { sql, params }: Statement,
  engine: string,
): Promise<{ rows: number; steps: string[] }> {
  if (engine === 'SQLite') {
    const steps = await run<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, params);
    return { rows: 0, steps: steps.map(({ detail }) => detail) };
  }
  const [row = {}] = await run<Record<string, unknown>>(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`,
    params,
  );
  const [{ Plan }] = Object.values(row)[0] as [{ Plan: PlanNode }];
  return { rows: rowsReadBy(Plan), steps: [] };
}
