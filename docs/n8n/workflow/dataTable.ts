import { type GridPosition, node, type WorkflowNode } from './nodes';

/** See docs/n8n.md, "Create the data table". */
export const columns = {
  webhookId: 'string',
  executionId: 'string',
  thread: 'string',
  version: 'number',
  attemptedAt: 'number',
  done: 'boolean',
  mail: 'string',
  email: 'string',
  call: 'string',
  mailedAt: 'number',
} as const;

type Column = keyof typeof columns;
/** Values, or n8n expressions. */
type Values = Partial<Record<Column, unknown>>;
type Condition = readonly [
  column: Column,
  condition: 'eq' | 'gte' | 'lte' | 'isTrue' | 'isFalse',
  value?: string,
];

const table = { __rl: true, mode: 'id', value: 'TABLE_ID' };

const filtersOf = (conditions: readonly Condition[]) => ({
  matchType: 'allConditions',
  filters: {
    conditions: conditions.map(([keyName, condition, keyValue]) => ({
      keyName,
      condition,
      ...(keyValue !== undefined && { keyValue }),
    })),
  },
});

const valuesOf = (value: Values) => ({
  columns: {
    mappingMode: 'defineBelow',
    value,
    matchingColumns: [],
    schema: Object.entries(columns).map(([id, type]) => ({
      id,
      displayName: id,
      required: false,
      defaultMatch: false,
      display: true,
      type,
      readOnly: false,
      removed: !(id in value),
    })),
    attemptToConvertTypes: false,
    convertFieldsToString: false,
  },
});

const rows = (
  name: string,
  position: GridPosition,
  operation: string,
  parameters: object,
  settings = {},
): WorkflowNode =>
  node(
    name,
    'dataTable@1',
    position,
    { resource: 'row', operation, dataTableId: table, ...parameters, options: {} },
    settings,
  );

export const insertRow = (name: string, position: GridPosition, values: Values): WorkflowNode =>
  rows(name, position, 'insert', valuesOf(values));

/** Returns a node whose output is one empty item if there are no rows: n8n skips a node without input. */
export const getRows = (
  name: string,
  position: GridPosition,
  conditions: readonly Condition[],
): WorkflowNode =>
  rows(
    name,
    position,
    'get',
    { ...filtersOf(conditions), returnAll: true },
    { alwaysOutputData: true, retryOnFail: true, maxTries: 3, waitBetweenTries: 200 },
  );

export const updateRows = (
  name: string,
  position: GridPosition,
  conditions: readonly Condition[],
  values: Values,
  settings = {},
): WorkflowNode =>
  rows(name, position, 'update', { ...filtersOf(conditions), ...valuesOf(values) }, settings);

export const upsertRow = (
  name: string,
  position: GridPosition,
  conditions: readonly Condition[],
  values: Values,
): WorkflowNode =>
  rows(name, position, 'upsert', { ...filtersOf(conditions), ...valuesOf(values) });

export const deleteRows = (
  name: string,
  position: GridPosition,
  conditions: readonly Condition[],
  settings = {},
): WorkflowNode => rows(name, position, 'deleteRows', filtersOf(conditions), settings);
