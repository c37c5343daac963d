import { type N8nNode, node } from './nodes';

/** The columns of the data table, with n8n's names of their types. */
const columns = {
  webhookId: 'string',
  executionId: 'string',
  done: 'boolean',
  thread: 'string',
  version: 'number',
  attemptedAt: 'number',
  email: 'string',
  call: 'string',
} as const;

type Column = keyof typeof columns;
type Values = Partial<Record<Column, string | boolean>>;

/** The columns in the words of n8n's dialog. */
export const columnsInWords = Object.entries(columns).map(
  ([name, type]) => `\`${name}\` (${type})`,
);

interface Condition {
  keyName: Column | 'createdAt';
  condition: 'eq' | 'gt' | 'isFalse';
  keyValue?: string;
}

export const equals = (keyName: Column, keyValue: string): Condition => ({
  keyName,
  condition: 'eq',
  keyValue,
});

const tableId = { __rl: true, mode: 'id', value: 'TABLE_ID' };

function row(
  operation: string,
  name: string,
  position: N8nNode['position'],
  more: { conditions?: readonly Condition[]; values?: Values; returnAll?: true },
  settings: Partial<N8nNode> = {},
): N8nNode {
  const { conditions, values, ...parameters } = more;
  const schema = Object.entries(columns).map(([id, type]) => ({
    ...{ id, displayName: id, required: false, defaultMatch: false, display: true, type },
    ...{ readOnly: false, removed: !(values && id in values) },
  }));
  return node(
    'dataTable',
    1,
    name,
    position,
    {
      ...{ resource: 'row', operation, dataTableId: tableId },
      ...(conditions && { matchType: 'allConditions', filters: { conditions } }),
      ...parameters,
      ...(values && {
        columns: {
          ...{ mappingMode: 'defineBelow', value: values, matchingColumns: [], schema },
          ...{ attemptToConvertTypes: false, convertFieldsToString: false },
        },
      }),
      options: {},
    },
    settings,
  );
}

export const insertRow = (name: string, position: N8nNode['position'], values: Values): N8nNode =>
  row('insert', name, position, { values });

export const updateRows = (
  name: string,
  position: N8nNode['position'],
  conditions: readonly Condition[],
  values: Values,
): N8nNode => row('update', name, position, { conditions, values });

export const upsertRow = (
  name: string,
  position: N8nNode['position'],
  conditions: readonly Condition[],
  values: Values,
): N8nNode => row('upsert', name, position, { conditions, values });

export const deleteRows = (
  name: string,
  position: N8nNode['position'],
  conditions: readonly Condition[],
): N8nNode => row('deleteRows', name, position, { conditions });

/** Outputs an empty item where there is no row, so that the next node runs. */
export const getRows = (
  name: string,
  position: N8nNode['position'],
  conditions: readonly Condition[],
): N8nNode => {
  const again = { retryOnFail: true, maxTries: 3, waitBetweenTries: 200 };
  return row(
    'get',
    name,
    position,
    { conditions, returnAll: true },
    { alwaysOutputData: true, ...again },
  );
};
