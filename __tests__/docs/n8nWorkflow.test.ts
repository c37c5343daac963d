/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { sign } from '@/server/webhook/sign';
import { testSecret } from '../support/environment';

interface Node {
  name: string;
  type: string;
  parameters: { jsCode?: string; responseMode?: string; options?: Record<string, unknown> };
  credentials?: unknown;
}

const text = readFileSync('docs/n8n-workflow.json', 'utf8');
const workflow = JSON.parse(text) as {
  id: string;
  nodes: Node[];
  connections: Record<string, { main: { node: string }[][] }>;
};

const nodeNamed = (name: string) => workflow.nodes.find((node) => node.name === name);

/** What n8n keeps for a workflow between executions. */
type Memory = { handled?: Record<string, number> };

interface Execution {
  headers?: Record<string, string>;
  body?: string;
  secret?: string | undefined;
  memory?: Memory;
  /** The id that an earlier node passed on. */
  id?: string;
}

/** Runs a Code node as n8n does: its source is the body of an async function. */
async function run(name: string, { headers = {}, body = '', secret, memory = {}, id }: Execution) {
  const source = nodeNamed(name)?.parameters.jsCode ?? '';
  const names = ['require', '$input', '$env', '$getWorkflowStaticData', '$'];
  const context = { helpers: { getBinaryDataBuffer: async () => Buffer.from(body) } };
  const code = new Function(...names, `return (async () => {${source}}).call(this)`);
  const [item] = await code.call(
    context,
    createRequire(__filename),
    { first: () => ({ json: { headers } }) },
    { CONSULTATION_WEBHOOK_SECRET: secret },
    () => memory,
    () => ({ first: () => ({ json: { id } }) }),
  );
  return item.json;
}

const body = '{"name":"Ana Ü \u{1F600}"}';
const now = () => Math.floor(Date.now() / 1000);

function signedHeaders({ secret = testSecret, timestamp = now(), id = 'msg-1' } = {}) {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': sign(secret, id, timestamp, body),
  };
}

const check = (execution: Execution) =>
  run('Check signature and id', { body, secret: testSecret, ...execution });
const otherSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

describe('the n8n workflow', () => {
  test('holds no secret, no credentials, and no address but its own path', () => {
    expect(text).not.toMatch(/whsec_[A-Za-z0-9+/]{8}/);
    expect(text).not.toMatch(/https?:\/\//);
    expect(workflow.nodes.filter((node) => node.credentials)).toEqual([]);
  });

  test('has an id that n8n keeps data for: 16 characters or less', () => {
    expect(workflow.id.length).toBeLessThanOrEqual(16);
  });

  test('gets the raw body, and answers when its last node has finished', () => {
    expect(nodeNamed('Consultation request')?.parameters).toMatchObject({
      responseMode: 'lastNode',
      options: { rawBody: true },
    });
  });

  test('connects only nodes that it has', () => {
    const connected = Object.entries(workflow.connections).flatMap(([from, { main }]) => [
      from,
      ...main.flat().map(({ node }) => node),
    ]);
    expect(connected.length).toBeGreaterThan(5);
    expect(connected.filter((name) => !nodeNamed(name))).toEqual([]);
  });
});

describe('its check', () => {
  test('accepts what the site signs, and reads the request', async () => {
    await expect(check({ headers: signedHeaders() })).resolves.toEqual({
      id: 'msg-1',
      repeated: false,
      request: { name: 'Ana Ü \u{1F600}' },
    });
  });

  test('accepts either of two secrets, and any of several signatures', async () => {
    const headers = signedHeaders();
    headers['webhook-signature'] = `v1a,AAAA v1,AAAA ${headers['webhook-signature']}`;
    const secret = `${otherSecret} ${testSecret}`;
    await expect(check({ headers, secret })).resolves.toMatchObject({ id: 'msg-1' });
  });

  test.each([
    ['a tampered body', { headers: signedHeaders(), body: `${body} ` }],
    ['another id', { headers: { ...signedHeaders(), 'webhook-id': 'msg-2' } }],
    ['a wrong key', { headers: signedHeaders({ secret: otherSecret }) }],
    ['no signature', { headers: { ...signedHeaders(), 'webhook-signature': '' } }],
    ['a signature cut short', { headers: { ...signedHeaders(), 'webhook-signature': 'v1,AAAA' } }],
  ])('refuses %s', async (_, execution) => {
    await expect(check(execution)).rejects.toThrow('No valid webhook-signature');
  });

  test.each([[-301], [301]])('refuses a timestamp that is %i seconds off', async (seconds) => {
    const headers = signedHeaders({ timestamp: now() + seconds });
    await expect(check({ headers })).rejects.toThrow('more than 5 minutes off');
  });

  test('accepts a timestamp within the 5 minutes', async () => {
    const headers = signedHeaders({ timestamp: now() - 290 });
    await expect(check({ headers })).resolves.toMatchObject({ id: 'msg-1' });
  });

  test.each([['webhook-id'], ['webhook-timestamp']])(
    'refuses a request without %s',
    async (name) => {
      const headers = { ...signedHeaders(), [name]: '' };
      await expect(check({ headers })).rejects.toThrow('No webhook-id or webhook-timestamp');
    },
  );

  test('fails where n8n has not been given the secret', async () => {
    await expect(check({ headers: signedHeaders(), secret: undefined })).rejects.toThrow(
      'CONSULTATION_WEBHOOK_SECRET is not set',
    );
  });

  test('calls a request repeated once its id is remembered, and not before', async () => {
    const memory: Memory = {};
    await expect(check({ headers: signedHeaders(), memory })).resolves.toMatchObject({
      repeated: false,
    });
    await run('Remember id', { memory, id: 'msg-1' });
    await expect(check({ headers: signedHeaders(), memory })).resolves.toMatchObject({
      repeated: true,
    });
    await expect(check({ headers: signedHeaders({ id: 'msg-2' }), memory })).resolves.toMatchObject(
      { repeated: false },
    );
  });
});

describe('its memory', () => {
  const day = 24 * 60 * 60 * 1000;

  test('lets go of ids after 30 days', async () => {
    const memory: Memory = {
      handled: { old: Date.now() - 31 * day, recent: Date.now() - 29 * day },
    };
    await run('Remember id', { memory, id: 'new' });
    expect(Object.keys(memory.handled ?? {})).toEqual(['recent', 'new']);
  });

  test('keeps the newest 5,000 at most', async () => {
    const ids = Array.from({ length: 5000 }, (_, index) => [`id-${index}`, Date.now()]);
    const memory: Memory = { handled: Object.fromEntries(ids) };
    await run('Remember id', { memory, id: 'new' });
    const kept = Object.keys(memory.handled ?? {});
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([5000, 'id-1', 'new']);
  });
});
