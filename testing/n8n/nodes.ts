import { createRequire } from 'node:module';
import { DateTime } from 'luxon';
import type { WorkflowNode } from '../../docs/n8n/workflow/nodes';
import { type DataTable, type Item, runDataTable } from './dataTable';
import type { createMailServer } from './mailServer';

/** Undefined if the site does not answer. */
export type SiteAnswer = { statusCode: number; body: unknown } | undefined;

export interface Surroundings {
  table: DataTable;
  mailServer: ReturnType<typeof createMailServer>;
  site: (url: string, body: string) => Promise<SiteAnswer>;
  secret: string | undefined;
  body: string;
  executionId: string;
  /** Items by node. */
  outputs: Map<string, Item[]>;
}

const require = createRequire(__filename);

function scopeOf({ outputs, secret, executionId }: Surroundings, items: Item[], item = items[0]) {
  return {
    $: (name: string) => {
      const output = outputs.get(name) ?? [];
      return { first: () => output[0], all: () => output, isExecuted: outputs.has(name) };
    },
    $json: item?.json ?? {},
    $input: { first: () => items[0], all: () => items },
    $env: { CONSULTATION_WEBHOOK_SECRET: secret },
    $execution: { id: executionId },
    $now: DateTime.now(),
    DateTime,
    require,
  };
}

const compiled = new Map<string, (...values: unknown[]) => unknown>();

function compile(names: string[], code: string) {
  const known = compiled.get(code) ?? (new Function(...names, code) as () => unknown);
  compiled.set(code, known);
  return known;
}

/** A text with `=` in front is an expression. */
function evaluate(value: unknown, scope: ReturnType<typeof scopeOf>): unknown {
  if (Array.isArray(value)) return value.map((each) => evaluate(each, scope));
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value).map(([key, each]) =>
      // A Data table node's schema has no expressions.
      key === 'schema' ? [key, each] : [key, evaluate(each, scope)],
    );
    return Object.fromEntries(pairs);
  }
  if (typeof value !== 'string' || !value.startsWith('=')) return value;
  const run = (code: string) =>
    compile(Object.keys(scope), `return (${code})`)(...Object.values(scope));
  const whole = /^=\{\{((?:(?!\}\}).)*)\}\}$/s.exec(value);
  if (whole) return run(whole[1] ?? '');
  return value.slice(1).replace(/\{\{(.*?)\}\}/gs, (_, code: string) => String(run(code)));
}

export async function runNode(
  { type, typeVersion, parameters, onError }: WorkflowNode,
  items: Item[],
  surroundings: Surroundings,
): Promise<Item[][]> {
  const { table, mailServer, site } = surroundings;
  const forEach = (item: Item) =>
    evaluate(parameters, scopeOf(surroundings, items, item)) as Record<string, unknown>;
  const onFailure = (error: unknown): Item => {
    if (onError !== 'continueRegularOutput') throw error;
    return { json: { error: String(error) } };
  };
  switch (type.replace('n8n-nodes-base.', '')) {
    case 'webhook':
    case 'scheduleTrigger':
    case 'errorTrigger':
    case 'noOp':
      return [items];
    case 'set': {
      const { assignments } = parameters.assignments as {
        assignments: { name: string; value: unknown }[];
      };
      return [[{ json: Object.fromEntries(assignments.map((one) => [one.name, one.value])) }]];
    }
    case 'code': {
      const scope = scopeOf(surroundings, items);
      const source = `return (async () => {${parameters.jsCode}}).call(this)`;
      const helpers = { getBinaryDataBuffer: async () => Buffer.from(surroundings.body) };
      const script = compile(Object.keys(scope), source);
      return [(await script.call({ helpers }, ...Object.values(scope))) as Item[]];
    }
    case 'if': {
      const isTrue = (item: Item) => {
        const { conditions } = forEach(item).conditions as {
          conditions: { leftValue: unknown }[];
        };
        return conditions[0]?.leftValue === true;
      };
      return [items.filter(isTrue), items.filter((item) => !isTrue(item))];
    }
    case 'dataTable':
      return [items.flatMap((item) => runDataTable(table, forEach(item)))];
    case 'httpRequest':
      return [
        await Promise.all(
          items.map(async (item) => {
            const { url, jsonBody } = forEach(item);
            const json = await site(String(url), String(jsonBody));
            return json ? { json } : onFailure(new Error('connect ECONNREFUSED'));
          }),
        ),
      ];
    case 'emailSend':
      return [
        await Promise.all(
          items.map((item) => mailServer.send(typeVersion, forEach(item), item).catch(onFailure)),
        ),
      ];
    default:
      throw new Error(`No such node here: ${type}`);
  }
}
