import { eventually } from './support/eventually';
import { engines } from './support/outbox';
import { submit } from './support/requests';
import { setUpSite } from './support/setUpSite';
import { runTool } from './support/tool';

describe.each(engines)('the operator beside the site, with the outbox on %s', (_name, engine) => {
  const site = setUpSite({ engine, env: { WEBHOOK_RETRY_DELAYS: '3600' } });
  const ids: Record<string, string> = {};

  /** Runs a command that succeeds. @returns what it prints as JSON */
  async function json(...args: string[]) {
    const { status, stdout } = await runTool(site.env, ...args, '--json');
    expect(status).toBe(0);
    return JSON.parse(stdout);
  }

  const states = async () => {
    const { oldestWaiting: _age, reasons: _reasons, ...counts } = await json('stats');
    return counts;
  };

  beforeAll(async () => {
    const answers = { delivered: 200, parked: 401, pending: 503, quarantined: 200 };
    for (const [state, status] of Object.entries(answers)) {
      site.receiver.answerWith({ status });
      const trap = state === 'quarantined' ? { reference_note: 'buy now' } : {};
      const reply = await submit(site.server.url, { name: `=${state}`, ...trap });
      ids[state] = reply?.id ?? '';
    }
    site.receiver.answerWith({ status: 200 });
    await eventually(async () => (await states()).parked === 1);
  });

  test('sees every request', async () => {
    expect(await states()).toEqual({ pending: 1, delivered: 1, parked: 1, quarantined: 1 });
    const listed: { id: string; state: string }[] = await json('list');
    expect(Object.fromEntries(listed.map(({ id, state }) => [state, id]))).toEqual(ids);
    expect(await json('list', '--state', 'parked')).toMatchObject([{ id: ids.parked }]);
    expect(await json('find', '=PENDING')).toMatchObject([{ id: ids.pending }]);
    expect(await json('show', ids.parked ?? '')).toMatchObject({
      reason: 'the webhook answered 401',
      request: { name: '=parked', description: expect.any(String), callDate: null },
    });
    const { stdout } = await runTool(site.env, 'export');
    const [heading, ...rows] = stdout.trimEnd().split('\r\n');
    expect(heading).toMatch(/^id,state,.*,name,email,.*,submittedAt$/);
    expect(rows).toHaveLength(4);
    expect(rows.join()).toContain(`,'=delivered,`);
    const exported = await runTool(site.env, 'export', '--format', 'json', '--state', 'pending');
    expect(JSON.parse(exported.stdout)).toMatchObject([{ id: ids.pending, attempts: 1 }]);
  });

  test('settles what waits, and removes what is settled', async () => {
    expect(await json('resolve', ids.parked ?? '')).toMatchObject({ changed: [ids.parked] });
    expect(await json('release', '--all')).toMatchObject({ changed: [ids.quarantined] });
    await json('retry', '--all');
    await eventually(async () => (await states()).delivered === 4);
    expect(await states()).toEqual({ pending: 0, delivered: 4, parked: 0, quarantined: 0 });
    const delivered = site.receiver.requests.map(({ headers }) => headers['webhook-id']);
    expect(delivered).toEqual(expect.arrayContaining([ids.pending, ids.quarantined]));

    expect(await json('purge', '--delivered-before', '8d')).toEqual({ removed: 0 });
    expect(await json('erase', '--email', 'ANA@example.com', '--yes')).toMatchObject({ erased: 4 });
    expect(await json('list')).toEqual([]);
  });
});
