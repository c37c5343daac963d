import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { alertId } from '@/server/alerts';
import { sign } from '@/server/webhook/send';
import { testSecret } from '../../testing/site/environment';

interface Node {
  name: string;
  type: string;
  parameters: { jsCode?: string; filters?: { conditions: unknown[] } };
  credentials?: unknown;
}

interface Workflow {
  nodes: Node[];
  connections: Record<string, { main: { node: string }[][] }>;
}

const files = {
  requests: readFileSync('docs/n8n-workflow.json', 'utf8'),
  alerts: readFileSync('docs/n8n-alerts.json', 'utf8'),
};
const requests = JSON.parse(files.requests) as Workflow;
const alerts = JSON.parse(files.alerts) as Workflow;

function nodeNamed(workflow: Workflow, name: string) {
  const node = workflow.nodes.find((candidate) => candidate.name === name);
  if (!node) throw new Error(`The workflow has no node "${name}"`);
  return node;
}

const nextOf = (workflow: Workflow, name: string) =>
  (workflow.connections[name]?.main ?? []).map((output) => output.map(({ node }) => node));

/** The row that the workflow keeps in n8n's data table for each execution of a request. */
interface Claim {
  id: number;
  executionId: string;
  done: boolean;
  createdAt: string;
}

interface Execution {
  headers?: Record<string, string>;
  body?: string;
  secret?: string | undefined;
  executionId?: string;
  claims?: Claim[];
}

const requestId = '0b8e9a6e-1111-4222-8333-444455556666';
const otherId = '7d1f2c3b-5555-4666-8777-888899990000';
/** The output of "Check signature". */
const checked = { id: requestId, request: { name: 'Ana Ü \u{1F600}' } };

/** Runs a Code node as n8n does: its source is the body of an async function. */
async function run(node: Node, execution: Execution) {
  const { headers = {}, body = '', secret, executionId, claims = [] } = execution;
  const names = ['require', '$input', '$env', '$execution', '$'];
  const source = `return (async () => {${node.parameters.jsCode}}).call(this)`;
  const [item] = await new Function(...names, source).call(
    { helpers: { getBinaryDataBuffer: async () => Buffer.from(body) } },
    createRequire(__filename),
    { first: () => ({ json: { headers } }), all: () => claims.map((json) => ({ json })) },
    { CONSULTATION_WEBHOOK_SECRET: secret },
    { id: executionId },
    (name: string) => ({ first: () => ({ json: name === 'Check signature' && checked }) }),
  );
  return item.json;
}

const body = '{"name":"Ana Ü \u{1F600}"}';
const now = () => Math.floor(Date.now() / 1000);

function signedHeaders({ secret = testSecret, timestamp = now(), id = requestId } = {}) {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': sign(secret, id, timestamp, body),
  };
}

const check = (execution: Execution) =>
  run(nodeNamed(requests, 'Check signature'), { body, secret: testSecret, ...execution });
const otherSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

describe.each([
  ['n8n-workflow.json', files.requests, requests],
  ['n8n-alerts.json', files.alerts, alerts],
])('%s', (_, text, workflow) => {
  test('contains no secret, no credentials and no address but its own path', () => {
    expect(text).not.toMatch(/whsec_[A-Za-z0-9+/]{8}/);
    expect(text).not.toMatch(/https?:\/\//);
    expect(workflow.nodes.filter((node) => node.credentials)).toEqual([]);
  });

  test('receives the raw body and answers when its last node finishes', () => {
    const webhooks = workflow.nodes.filter(({ type }) => type === 'n8n-nodes-base.webhook');
    const parameters = { responseMode: 'lastNode', options: { rawBody: true } };
    expect(webhooks).toMatchObject([{ parameters }]);
  });
});

describe('the check of the signature', () => {
  test('is the same in both workflows, except for the ids they accept', () => {
    const codeOf = (workflow: Workflow) =>
      nodeNamed(workflow, 'Check signature').parameters.jsCode?.replace(
        /.*\nconst acceptedId.*/,
        '',
      );
    expect(codeOf(alerts)).toBe(codeOf(requests));
  });

  test('refuses an alert sent as a request, and a request sent as an alert', async () => {
    const words = 'This webhook-id does not belong here';
    const alert = { headers: signedHeaders({ id: alertId() }), body, secret: testSecret };
    await expect(check(alert)).rejects.toThrow(words);
    const checkAlert = nodeNamed(alerts, 'Check signature');
    await expect(run(checkAlert, alert)).resolves.toMatchObject({
      id: alert.headers['webhook-id'],
    });
    await expect(run(checkAlert, { ...alert, headers: signedHeaders() })).rejects.toThrow(words);
  });

  test('accepts any valid one of several signatures, up to 5 minutes old, by either secret', async () => {
    const headers = signedHeaders({ timestamp: now() - 290 });
    headers['webhook-signature'] = `v1a,AAAA v1,AAAA ${headers['webhook-signature']}`;
    const secret = `${otherSecret} ${testSecret}`;
    await expect(check({ headers, secret })).resolves.toEqual(checked);
  });

  test('hands on what the site says beside the request, to the work, too', async () => {
    const told = { corrects: otherId, correctedBy: undefined, callTime: 'taken' };
    const headers = { ...signedHeaders(), 'x-corrects': otherId, 'x-call-time': 'taken' };
    await expect(check({ headers })).resolves.toEqual({ ...checked, ...told });
    expect(nodeNamed(requests, 'First claim').parameters.jsCode).toContain('...checked');
  });

  const changed = (changes: Record<string, string>) => ({
    headers: { ...signedHeaders(), ...changes },
  });
  const off = (seconds: number) => ({ headers: signedHeaders({ timestamp: now() + seconds }) });

  test.each<[string, Execution, string]>([
    ['a tampered body', { ...changed({}), body: `${body} ` }, 'No valid webhook-signature'],
    ['a wrong key', { ...changed({}), secret: otherSecret }, 'No valid webhook-signature'],
    ['no signature', changed({ 'webhook-signature': '' }), 'No valid webhook-signature'],
    ['a time long past', off(-301), 'more than 5 minutes off'],
    ['a time to come', off(3600), 'more than 5 minutes off'],
    ['no id', changed({ 'webhook-id': '' }), 'No webhook-id or webhook-timestamp'],
    ['no secret', { ...changed({}), secret: undefined }, 'CONSULTATION_WEBHOOK_SECRET is not set'],
  ])('refuses %s', async (_, execution, words) => {
    await expect(check(execution)).rejects.toThrow(words);
  });
});

describe('dropping repeats', () => {
  const minute = 60_000;
  const claim = (id: number, { ageMs = 0, done = false } = {}): Claim => ({
    id,
    executionId: `execution-${id}`,
    done,
    createdAt: new Date(Date.now() - ageMs).toISOString(),
  });
  const decide = (executionId: string, claims: Claim[]) =>
    run(nodeNamed(requests, 'First claim'), { executionId, claims });

  test('lets one of several simultaneous claims do the work, and asks the others to retry', async () => {
    const claims = [claim(3), claim(2), claim(1)];
    const worked = decide('execution-1', claims);
    await expect(worked).resolves.toEqual({ ...checked, repeated: false });
    for (const other of ['execution-2', 'execution-3']) {
      await expect(decide(other, claims)).rejects.toThrow('Execution execution-1 is working');
    }
  });

  test('treats a finished request as a repeat, however long ago', async () => {
    const claims = [claim(1, { ageMs: 90 * 24 * 60 * minute, done: true }), claim(2)];
    await expect(decide('execution-2', claims)).resolves.toEqual({ ...checked, repeated: true });
  });

  test('ignores an unfinished claim after 15 minutes', async () => {
    const claims = (ageMs: number) => [claim(1, { ageMs }), claim(2)];
    await expect(decide('execution-2', claims(14 * minute))).rejects.toThrow('is working');
    const taken = decide('execution-2', claims(16 * minute));
    await expect(taken).resolves.toMatchObject({ repeated: false });
  });

  test('writes its claim before reading the claims, and marks as done only after the work', () => {
    const way = ['Check signature', 'Claim', 'Claims of this id', 'First claim', 'New?'];
    for (const [index, next] of way.slice(1).entries()) {
      expect(nextOf(requests, way[index] ?? '')).toEqual([[next]]);
    }
    expect(nextOf(requests, 'New?')).toEqual([['Your work'], ['Withdraw repeat']]);
    expect(nextOf(requests, 'Your work')).toEqual([['Mark as done']]);
  });

  test('withdraws the claim of a failed execution', () => {
    expect(nextOf(requests, 'When an execution fails')).toEqual([['Withdraw claim']]);
    const own = { keyName: 'executionId', keyValue: '={{ $json.execution.id }}' };
    const { filters } = nodeNamed(requests, 'Withdraw claim').parameters;
    expect(filters?.conditions).toEqual([expect.objectContaining(own)]);
  });
});

test('a test of alerts takes the way of trouble', () => {
  expect(nextOf(alerts, 'Trouble?')).toEqual([['Report trouble'], ['Report recovery']]);
  const condition = { rightValue: 'ok', operator: { type: 'string', operation: 'notEquals' } };
  expect(nodeNamed(alerts, 'Trouble?').parameters).toMatchObject({
    conditions: { conditions: [condition] },
  });
});
