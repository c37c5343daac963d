export interface Item {
  json: Record<string, unknown>;
  binary?: Record<string, { data: string; mimeType: string; fileName: string }>;
}

type Row = Record<string, unknown>;

export type DataTable = Row[];

interface Condition {
  keyName: string;
  condition: string;
  keyValue?: unknown;
}

function isMatch(row: Row, { keyName, condition, keyValue }: Condition): boolean {
  switch (condition) {
    case 'eq':
      return row[keyName] === keyValue;
    case 'gte':
      return (row[keyName] as number) >= (keyValue as number);
    case 'lte':
      return (row[keyName] as number) <= (keyValue as number);
    case 'isTrue':
      return row[keyName] === true;
    case 'isFalse':
      return row[keyName] === false;
    default:
      throw new Error(`No such condition here: ${condition}`);
  }
}

export function runDataTable(table: DataTable, parameters: Record<string, unknown>): Item[] {
  const { operation, filters, columns } = parameters as {
    operation: string;
    filters?: { conditions: Condition[] };
    columns?: { value: Row };
  };
  const conditions = filters?.conditions ?? [];
  const matching = table.filter((row) => conditions.every((one) => isMatch(row, one)));
  const insert = () => {
    const id = Math.max(0, ...table.map((row) => Number(row.id))) + 1;
    const row = { id, createdAt: new Date().toISOString(), ...columns?.value };
    table.push(row);
    return [row];
  };
  const update = () => {
    for (const row of matching) Object.assign(row, columns?.value);
    return matching;
  };
  const rowsOf = (): Row[] => {
    switch (operation) {
      case 'get':
        return matching;
      case 'insert':
        return insert();
      case 'update':
        return update();
      case 'upsert':
        return matching.length > 0 ? update() : insert();
      case 'deleteRows':
        for (const row of matching) table.splice(table.indexOf(row), 1);
        return matching;
      default:
        throw new Error(`No such operation here: ${operation}`);
    }
  };
  return rowsOf().map((row) => ({ json: { ...row } }));
}
