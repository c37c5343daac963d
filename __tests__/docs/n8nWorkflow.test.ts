import { readFileSync } from 'node:fs';
import { alertBody, alertId } from '@/server/alerts';
import { columns } from '../../docs/n8n/workflow/dataTable';
import { workflowFiles } from '../../docs/n8n/workflow/files';
import { callAt, consultationsN8n, delivery, teamEmail } from '../../testing/n8n/deliveries';
import { createN8n, nodesReached, readWorkflow } from '../../testing/n8n/n8nUnderTest';
import { testSecret } from '../../testing/site/environment';

const otherSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const id = '0b8e9a6e-1111-4222-8333-444455556666';

/** Returns nodes and other parts as texts by name. */
function partsOf(workflow: string): Record<string, string> {
  const { nodes, ...others } = JSON.parse(workflow) as { nodes: { name: string }[] };
  const parts = [...nodes.map((node) => [node.name, node] as const), ...Object.entries(others)];
  return Object.fromEntries(parts.map(([name, part]) => [name, JSON.stringify(part)]));
}

describe.each(Object.entries(workflowFiles))('%s', (file, text) => {
  test('is what `npm run n8n` makes of docs/n8n', () => {
    const [stored, made] = [partsOf(readFileSync(file, 'utf8')), partsOf(text)];
    const names = Object.keys({ ...stored, ...made });
    expect(names.filter((name) => stored[name] !== made[name])).toEqual([]);
  });

  test('contains no secret, no credentials, and no URL except examples', () => {
    const unwanted = /whsec_[\w+/]{8}|https?:\/\/(?!agency\.example").{20}|"credentials"/g;
    expect(text.match(unwanted)).toBeNull();
  });

  test('receives the raw body and answers when its last node finishes', () => {
    const webhooks = readWorkflow(file).nodes.filter(({ type }) => type.endsWith('.webhook'));
    const parameters = { responseMode: 'lastNode', options: { rawBody: true } };
    expect(webhooks).toMatchObject([{ parameters }]);
  });
});

describe('the check of the signature', () => {
  const receive = (secret: string | undefined, message: ReturnType<typeof delivery>) =>
    createN8n(consultationsN8n().workflow, secret).receive(message);

  test('accepts one valid signature among several, up to 5 minutes old, made with either secret', async () => {
    const message = delivery({ id, after: -270 });
    message.headers['webhook-signature'] = `v1a,AA v1,AA ${message.headers['webhook-signature']}`;
    const answer = await receive(`${otherSecret} ${testSecret}`, message);
    expect(answer).toMatchObject({ status: 200, json: { id } });
  });

  const changed = (changes: Record<string, string>) => {
    const message = delivery({ id });
    return { ...message, headers: { ...message.headers, ...changes } };
  };
  const tampered = { ...delivery({ id }), body: '{}' };

  test.each([
    ['a tampered body', testSecret, tampered, 'No valid webhook-signature'],
    ['a wrong key', otherSecret, delivery({}), 'No valid webhook-signature'],
    ['no signature', testSecret, changed({ 'webhook-signature': '' }), 'No valid webhook-sig'],
    ['an old timestamp', testSecret, delivery({ after: -302 }), 'more than 5 minutes off'],
    ['a future timestamp', testSecret, delivery({ after: 3600 }), 'more than 5 minutes off'],
    ['no id', testSecret, changed({ 'webhook-id': '' }), 'No webhook-id'],
    ['no secret', undefined, delivery({}), 'CONSULTATION_WEBHOOK_SECRET is not set'],
    ['an alert', testSecret, delivery({ id: alertId() }), 'This webhook-id does not belong here'],
  ])('refuses %s', async (_, secret, message, words) => {
    const answer = await receive(secret, message);
    expect(answer).toMatchObject({ status: 500, error: expect.stringContaining(words) });
  });
});

describe('the check for repeats', () => {
  const minute = 60_000;

  /** Returns an n8n in which another execution has claimed the id, or one of its thread. */
  function claimed({ ageMs = 0, done = false, webhookId = id } = {}) {
    const n8n = consultationsN8n();
    const createdAt = new Date(Date.now() - ageMs).toISOString();
    const row = { webhookId, executionId: 'other', done, mail: 'team', email: '', call: '' };
    n8n.table.push({ id: 1, createdAt, ...row, thread: id, version: 0, attemptedAt: 0 });
    return n8n;
  }

  test.each([
    ['the request', {}],
    ['its thread', { webhookId: 'another' }],
    ['the visitor’s mail of its thread', { webhookId: 'another', done: true }],
  ])('answers 500 while another execution works on %s', async (_, other) => {
    const n8n = claimed({ ageMs: 14 * minute, ...other });
    const answer = await n8n.receive(delivery({ id }));
    expect(answer).toMatchObject({ status: 500, error: expect.stringContaining('is working') });
    expect([n8n.mails, n8n.table.length]).toEqual([[], 1]);
  });

  test('lets only one of several concurrent executions send mails', async () => {
    const n8n = consultationsN8n();
    const message = delivery({ id });
    const answers = await Promise.all([1, 2, 3].map(() => n8n.receive(message)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 500, 500]);
    expect(n8n.mails).toHaveLength(2);
  });

  test('sends mails once if n8n runs one execution twice, as it does while it starts', async () => {
    const n8n = consultationsN8n();
    const message = delivery({ id });
    for (const times of [2, 1]) {
      expect(await n8n.receive(message, times)).toMatchObject({ status: 200, json: { id } });
      expect(n8n.mails).toHaveLength(2);
    }
  });

  test('ignores an unfinished claim after 15 minutes', async () => {
    const n8n = claimed({ ageMs: 16 * minute });
    expect(await n8n.receive(delivery({ id }))).toMatchObject({ status: 200 });
    expect(n8n.mails).toHaveLength(2);
  });

  test('answers 200 without a mail to a request that was finished any time ago', async () => {
    const n8n = claimed({ ageMs: 90 * 24 * 60 * minute, done: true });
    expect(await n8n.receive(delivery({ id }))).toMatchObject({ status: 200, json: { id } });
    expect([n8n.mails, n8n.table.length]).toEqual([[], 1]);
  });

  test('records the ids, times, addresses, and calls of a request, and no other text', async () => {
    const n8n = consultationsN8n();
    await n8n.receive(delivery({ id }));
    expect(n8n.table).toMatchObject([
      { webhookId: id, thread: id, mail: 'team', email: '', done: true, executionId: '' },
      { webhookId: id, thread: id, mail: 'visitor', email: 'ana@visitor.test', done: true },
    ]);
    for (const row of n8n.table) {
      expect(Object.keys(row).sort()).toEqual([...Object.keys(columns), 'id', 'createdAt'].sort());
    }
  });
});

describe('the workflow of alerts', () => {
  const workflow = readWorkflow('docs/n8n-alerts.json');
  const alert = (status: 'ok' | 'test') => {
    const site = { name: 'Agency', url: 'https://agency.example' };
    return delivery({ id: alertId(), body: alertBody(status, [], site) });
  };

  test('ends at "Report recovery" for a recovery, and at "Report trouble" for anything else', async () => {
    const ways = await Promise.all(
      (['ok', 'test'] as const).map(async (status) => {
        const n8n = createN8n(workflow, testSecret);
        await n8n.receive(alert(status));
        return n8n.ran.at(-1);
      }),
    );
    expect(ways).toEqual(['Report recovery', 'Report trouble']);
  });

  test('rejects the delivery of a request', async () => {
    const n8n = createN8n(workflow, testSecret);
    const answer = await n8n.receive(delivery({}));
    expect(answer).toMatchObject({ status: 500, error: expect.stringContaining('belong here') });
  });
});

test('every node of the workflow of requests can be reached', async () => {
  const n8n = consultationsN8n();
  n8n.refused.add('ana@visitor.test').add(teamEmail);
  const refused = delivery({});
  await n8n.receive(refused);
  n8n.refused.delete(teamEmail);
  await n8n.receive(refused);
  await n8n.receive(refused);

  const tomorrow = new Date(Date.now() + 20 * 3_600_000).toISOString();
  const call = { callDate: tomorrow.slice(0, 10), callTime: tomorrow.slice(11, 16) };
  const utc = consultationsN8n({ timeZone: 'UTC' });
  await utc.receive(delivery({ id, request: { ...callAt('10:00'), ...call } }));
  for (const row of utc.table) row.mailedAt = 0;
  utc.site.answer = () => ({ statusCode: 200, body: { ...call, version: 0 } });
  expect(await utc.runSchedule()).toBe('');
  const names = utc.workflow.nodes.filter(({ type }) => !type.endsWith('.stickyNote'));
  const missed = names.filter(({ name }) => !nodesReached(utc.workflow).has(name));
  expect(missed.map(({ name }) => name)).toEqual([]);
});
