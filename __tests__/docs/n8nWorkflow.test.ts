import crypto from 'node:crypto';
import { readFileSync } from 'node:fs';
import { headersFor } from '@/server/webhook/send';
import { testSecret } from '../../testing/site/environment';

interface Node {
  name: string;
  parameters: { jsCode?: string };
}

const { nodes, connections } = JSON.parse(readFileSync('docs/n8n-workflow.json', 'utf8')) as {
  nodes: Node[];
  connections: Record<string, { main: { node: string }[][] }>;
};
const scriptOf = (name: string) =>
  nodes.find((node) => node.name === name)?.parameters.jsCode ?? '';

const AsyncFunction = (async () => {}).constructor as new (
  ...args: string[]
) => (...args: unknown[]) => Promise<{ json: Record<string, unknown> }[]>;

const id = '5430cf8d-b967-4c55-8f3a-0d8f3a1d2c11';
const body = '{"name":"Zoë"}';

/** Runs a Code node's script as n8n does. */
function check(
  headers: Record<string, string>,
  text = body,
  secrets: string | undefined = testSecret,
) {
  const run = new AsyncFunction('$input', '$env', 'require', scriptOf('Check signature'));
  const helpers = { getBinaryDataBuffer: async () => Buffer.from(text) };
  const input = { first: () => ({ json: { headers } }) };
  return run
    .call({ helpers }, input, { CONSULTATION_WEBHOOK_SECRET: secrets }, () => crypto)
    .then(([item]) => item?.json);
}

const signed = (secrets = testSecret) => headersFor({ id, body }, secrets);

test('the workflow has five nodes in a row, and the script of docs/n8n-signature.js', () => {
  expect(nodes).toHaveLength(5);
  const inARow = nodes.slice(1).map(({ name }) => [[{ node: name, type: 'main', index: 0 }]]);
  expect(Object.values(connections).map(({ main }) => main)).toEqual(inARow);
  expect(scriptOf('Check signature')).toBe(readFileSync('docs/n8n-signature.js', 'utf8'));
});

test('a signed request is taken, also while the secret is being replaced', async () => {
  const other = `whsec_${Buffer.alloc(32, 'x').toString('base64')}`;
  const taken = { isSigned: true, id, request: { name: 'Zoë' } };
  expect(await check(signed())).toMatchObject(taken);
  expect(await check(signed(`${other} ${testSecret}`))).toMatchObject(taken);
  expect(await check(signed(), body, `${other} ${testSecret}`)).toMatchObject(taken);
});

test.each<[string, () => ReturnType<typeof check>]>([
  ['another body', () => check(signed(), '{"name":"Eve"}')],
  ['another secret', () => check(signed(`whsec_${Buffer.alloc(32).toString('base64')}`))],
  ['another id', () => check({ ...signed(), 'webhook-id': id.replace('5', '6') })],
  ['no signature', () => check(headersFor({ id, body }))],
  ['no secret in n8n', () => check(signed(), body, '')],
  ['an alert’s id', () => check(headersFor({ id: 'alert-1', body }, testSecret))],
  [
    'a time six minutes ago',
    () => {
      jest.useFakeTimers({ now: Date.now() - 6 * 60_000 });
      const headers = signed();
      jest.useRealTimers();
      return check(headers);
    },
  ],
])('a request with %s is dropped', async (_, checked) => {
  const json = await checked();
  expect(json).toMatchObject({ isSigned: false, request: null });
  const drop = new AsyncFunction('$input', scriptOf('Drop what is not signed'));
  await expect(drop({ first: () => ({ json }) })).rejects.toThrow('No valid signature');
});

test('the answer contains the id', async () => {
  const answer = new AsyncFunction('$', scriptOf('Answer with the id'));
  expect(await answer(() => ({ first: () => ({ json: { id } }) }))).toEqual([{ json: { id } }]);
});
