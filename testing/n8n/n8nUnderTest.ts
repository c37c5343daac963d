import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { DateTime } from 'luxon';
import { type DataTable, type Item, runDataTable } from './dataTable';
import { createMailServer } from './mailServer';

interface WorkflowNode {
  name: string;
  type: string;
  typeVersion: number;
  position: [number, number];
  parameters: Record<string, unknown>;
  alwaysOutputData?: boolean;
  onError?: string;
}

export interface Workflow {
  nodes: WorkflowNode[];
  connections: Record<string, { main: { node: string }[][] }>;
}

/** A message of the site as the webhook gets it. */
export interface Delivery {
  headers: Record<string, string>;
  body: string;
}

const require = createRequire(__filename);

export const readWorkflow = (file: string): Workflow => JSON.parse(readFileSync(file, 'utf8'));

/** A running n8n with one workflow, its data table, and a mail server that can refuse addresses or make them wait. */
export function createN8n(workflow: Workflow, secret: string | undefined) {
  const table: DataTable = [];
  const mailServer = createMailServer();
  const ran: string[] = [];
  const node = (name: string) => {
    const found = workflow.nodes.find((candidate) => candidate.name === name);
    if (!found) throw new Error(`The workflow has no node "${name}"`);
    return found;
  };
  let executions = 0;

  /** Runs the nodes from one on, in the order of n8n's `v1`. @returns what the last node put out */
  async function execute(from: string, first: Item[], delivery?: Delivery): Promise<Item[]> {
    const outputs = new Map<string, Item[]>();
    const id = String(executions);
    let last: Item[] = [];

    function scopeOf(items: Item[], item = items[0]) {
      return {
        $: (name: string) => {
          const output = outputs.get(name) ?? [];
          return { first: () => output[0], all: () => output };
        },
        $json: item?.json ?? {},
        $input: { first: () => items[0], all: () => items },
        $env: { CONSULTATION_WEBHOOK_SECRET: secret },
        $execution: { id },
        $now: DateTime.now(),
        DateTime,
        require,
      };
    }

    /** A parameter's value: what begins with `=` is an expression. */
    function evaluate(value: unknown, items: Item[], item?: Item): unknown {
      if (Array.isArray(value)) return value.map((each) => evaluate(each, items, item));
      if (typeof value === 'object' && value !== null) {
        const pairs = Object.entries(value).map(([key, each]) => [
          key,
          evaluate(each, items, item),
        ]);
        return Object.fromEntries(pairs);
      }
      if (typeof value !== 'string' || !value.startsWith('=')) return value;
      const scope = scopeOf(items, item);
      const run = (code: string) =>
        new Function(...Object.keys(scope), `return (${code})`)(...Object.values(scope));
      const whole = /^=\{\{((?:(?!\}\}).)*)\}\}$/s.exec(value);
      if (whole) return run(whole[1] ?? '');
      return value.slice(1).replace(/\{\{(.*?)\}\}/gs, (_, code: string) => String(run(code)));
    }

    async function run(current: WorkflowNode, items: Item[]): Promise<Item[][]> {
      const { type, parameters } = current;
      const forEach = (item: Item) => evaluate(parameters, items, item) as Record<string, unknown>;
      switch (type.replace('n8n-nodes-base.', '')) {
        case 'webhook':
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
          const scope = scopeOf(items);
          const source = `return (async () => {${parameters.jsCode}}).call(this)`;
          const helpers = { getBinaryDataBuffer: async () => Buffer.from(delivery?.body ?? '') };
          const result = new Function(...Object.keys(scope), source);
          return [await result.call({ helpers }, ...Object.values(scope))];
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
        case 'emailSend':
          return [
            await Promise.all(
              items.map((item) =>
                mailServer
                  .send(current.typeVersion, forEach(item), item)
                  .catch((error: unknown) => {
                    if (current.onError !== 'continueRegularOutput') throw error;
                    return { json: { error: String(error) } };
                  }),
              ),
            ),
          ];
        default:
          throw new Error(`No such node here: ${type}`);
      }
    }

    // A node's followers run before what waits, the upper one first.
    const waiting = [{ name: from, items: first }];
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const current = node(next.name);
      ran.push(current.name);
      const ways = await run(current, next.items);
      if (current.alwaysOutputData && ways.flat().length === 0) ways[0] = [{ json: {} }];
      outputs.set(current.name, ways.flat());
      last = ways.flat();
      const followers = ways.flatMap((items, index) =>
        items.length === 0
          ? []
          : (workflow.connections[current.name]?.main[index] ?? []).map((to) => ({
              name: to.node,
              items,
            })),
      );
      const height = (name: string) => node(name).position[1];
      waiting.unshift(...followers.sort((a, b) => height(a.name) - height(b.name)));
    }
    return last;
  }

  const start = workflow.nodes.find(({ type }) => type.endsWith('.webhook'))?.name ?? '';

  return {
    workflow,
    table,
    ...mailServer,
    /** The names of the nodes that ran. */
    ran,
    /**
     * @param times how often it runs the execution: twice, where that comes while it starts
     * @returns n8n's answer: 200 and what the last node put out, or 500 after the error's own way
     */
    async receive({ headers, body }: Delivery, times = 1) {
      executions += 1;
      const executionId = String(executions);
      const run = () => execute(start, [{ json: { headers } }], { headers, body });
      try {
        const [[item] = []] = await Promise.all(Array.from({ length: times }, run));
        if (!item) throw new Error('No item to return was found');
        return { status: 200, json: item.json, error: '' };
      } catch (error) {
        const failed = { json: { execution: { id: executionId } } };
        const onFailure = workflow.nodes.find(({ type }) => type.endsWith('.errorTrigger'));
        if (onFailure) await execute(onFailure.name, [failed]);
        return { status: 500, json: {}, error: error instanceof Error ? error.message : '' };
      }
    },
  };
}
