import { readFileSync } from 'node:fs';
import type { WorkflowNode } from '../../docs/n8n/workflow/nodes';
import type { DataTable, Item } from './dataTable';
import { createMailServer } from './mailServer';
import { runNode, type SiteAnswer } from './nodes';

export interface Workflow {
  nodes: WorkflowNode[];
  connections: Record<string, { main: { node: string }[][] }>;
}

export interface Delivery {
  headers: Record<string, string>;
  body: string;
}

export const readWorkflow = (file: string): Workflow => JSON.parse(readFileSync(file, 'utf8'));

const reached = new Map<string, Set<string>>();

/** The names of nodes that ran in this test file. */
export const nodesReached = ({ nodes }: Workflow): Set<string> =>
  reached.get(nodes[0]?.id ?? '') ?? new Set();

export function createN8n(workflow: Workflow, secret: string | undefined) {
  const table: DataTable = [];
  const mailServer = createMailServer();
  const queries: string[] = [];
  const site = {
    answer: (_thread: string): SiteAnswer | Promise<SiteAnswer> => undefined,
  };
  const ran: string[] = [];
  const ofWorkflow = nodesReached(workflow);
  reached.set(workflow.nodes[0]?.id ?? '', ofWorkflow);
  const node = (name: string) => {
    const found = workflow.nodes.find((candidate) => candidate.name === name);
    if (!found) throw new Error(`The workflow has no node "${name}"`);
    return found;
  };
  const triggerOf = (kind: string) =>
    workflow.nodes.find(({ type }) => type.endsWith(`.${kind}`))?.name;
  let executions = 0;
  let killedBefore = '';

  /** Uses the order of n8n's `v1`. @returns the last node's output */
  async function execute(from: string, first: Item[], executionId: string, body = '') {
    const outputs = new Map<string, Item[]>();
    const answer = async (_url: string, query: string) => {
      const { thread } = JSON.parse(query) as { thread: string };
      queries.push(thread);
      return site.answer(thread);
    };
    const surroundings = { table, mailServer, site: answer, secret, body, executionId, outputs };
    let last: Item[] = [];
    // A node's followers run before others, top to bottom.
    const waiting = [{ name: from, items: first }];
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const current = node(next.name);
      if (current.name === killedBefore) throw new Error('n8n was killed');
      ran.push(current.name);
      ofWorkflow.add(current.name);
      const items = current.executeOnce ? next.items.slice(0, 1) : next.items;
      const ways = await runNode(current, items, surroundings);
      if (current.alwaysOutputData && ways.flat().length === 0) ways[0] = [{ json: {} }];
      outputs.set(current.name, ways.flat());
      last = ways.flat();
      const followers = ways.flatMap((output, index) =>
        output.length === 0
          ? []
          : (workflow.connections[current.name]?.main[index] ?? []).map((to) => ({
              name: to.node,
              items: output,
            })),
      );
      const height = (name: string) => node(name).position[1];
      waiting.unshift(...followers.sort((a, b) => height(a.name) - height(b.name)));
    }
    return last;
  }

  /** Runs the error trigger after a failure. @param times 2 if the execution begins while n8n starts */
  async function start(trigger: string, item: Item, body?: string, times = 1) {
    executions += 1;
    const executionId = String(executions);
    const run = () => execute(trigger, [item], executionId, body);
    try {
      const [last = []] = await Promise.all(Array.from({ length: times }, run));
      return { last, error: '' };
    } catch (error) {
      const failed = { json: { execution: { id: executionId } } };
      const onFailure = killedBefore ? undefined : triggerOf('errorTrigger');
      if (onFailure) await execute(onFailure, [failed], `${executionId}, failed`);
      return { last: [], error: error instanceof Error ? error.message : '' };
    }
  }

  return {
    workflow,
    table,
    ...mailServer,
    site,
    queries,
    ran,
    /** Kills n8n before a node runs, or restarts it. */
    kill(before = '') {
      killedBefore = before;
    },
    async receive({ headers, body }: Delivery, times = 1) {
      const { last, error } = await start(
        triggerOf('webhook') ?? '',
        { json: { headers } },
        body,
        times,
      );
      const [item] = last;
      if (error || !item) return { status: 500, json: {}, error };
      return { status: 200, json: item.json, error };
    },
    /** @returns the run's error, or an empty text */
    async runSchedule(times = 1) {
      const { error } = await start(triggerOf('scheduleTrigger') ?? '', { json: {} }, '', times);
      return error;
    },
  };
}
