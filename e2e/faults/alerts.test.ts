import { tmpdir } from 'node:os';
import { Webhook } from 'standardwebhooks';
import { type Receiver, startReceiver } from '../../testing/receiver';
import { eventually } from './support/eventually';
import { healthOf } from './support/health';
import { engines } from './support/outbox';
import { submit } from './support/requests';
import { setUpSite } from './support/setUpSite';
import { runTool } from './support/tool';

const secret = `whsec_${Buffer.from('a key of 24 bytes or more').toString('base64')}`;

describe.each(engines)('alerts, with the outbox on %s', (_name, engine) => {
  let alerts: Receiver;
  const env: Record<string, string> = { CONSULTATION_WEBHOOK_SECRET: secret };
  beforeAll(async () => {
    alerts = await startReceiver({ path: '/alerts/secret-path' });
    env.ALERT_WEBHOOK_URL = alerts.url;
  });
  afterAll(() => alerts.close());

  // Machines that share an outbox send an alert once.
  const site = setUpSite({ engine, machines: 2, env });

  const alert = (index: number) => JSON.parse(alerts.requests[index]?.body ?? '{}');

  test('a parked request is reported once, and its end once', async () => {
    site.receiver.answerWith({ status: 401 });
    expect((await submit(site.server.url, 'Ana Secretive'))?.httpStatus).toBe(202);
    await eventually(() => alerts.requests.length > 0);

    const health = await healthOf(site.server.url);
    expect(health).toMatchObject({
      httpStatus: 503,
      reasons: [expect.stringContaining('npx outbox list --state parked')],
    });
    expect(alert(0)).toEqual({
      text: expect.stringContaining('a request is parked'),
      content: alert(0).text,
      status: 'degraded',
      reasons: health.reasons,
      site: 'http://localhost:3000',
    });
    const { body, headers } = alerts.requests[0] ?? { body: '', headers: {} };
    new Webhook(secret).verify(body, headers as Record<string, string>);
    expect(body).not.toMatch(/Ana|Secretive|example\.com/);

    site.receiver.answerWith({ status: 200 });
    expect((await runTool(site.env, 'retry', '--all')).status).toBe(0);
    await eventually(() => alerts.requests.length > 1);
    // Both machines have looked again meanwhile, and found nothing new.
    expect(alert(1)).toMatchObject({ status: 'ok', reasons: [] });
    expect((await healthOf(site.server.url)).httpStatus).toBe(200);
    for (const server of site.servers) expect(server.output()).not.toContain('secret-path');
  });
});

describe('an alert webhook that fails', () => {
  let alerts: Receiver;
  // A folder in the place of the outbox's file.
  const env: Record<string, string> = { DATABASE_URL: `file:${tmpdir()}` };
  beforeAll(async () => {
    alerts = await startReceiver({ path: '/alerts/secret-path' });
    alerts.answerWith({ status: 500 });
    env.ALERT_WEBHOOK_URL = alerts.url;
  });
  afterAll(() => alerts.close());
  const site = setUpSite({ env });

  const lines = (message: string) =>
    site.server
      .output()
      .split('\n')
      .filter((line) => line.includes(`"${message}"`))
      .map((line) => JSON.parse(line));

  test('is logged once with its status, and told when it works again', async () => {
    await eventually(() => alerts.requests.length > 1);
    alerts.answerWith({ status: 204 });
    await eventually(() => lines('Alert sent').length > 0);
    expect(lines('Alert could not be sent')).toEqual([
      expect.objectContaining({ level: 'error', alert: 'degraded', status: 500 }),
    ]);
    expect(lines('Alert sent')).toEqual([expect.objectContaining({ alert: 'degraded' })]);
    // Each of these alerts follows a check of the outbox.
    expect(lines('Outbox cannot be written')).toHaveLength(1);
    expect(site.server.output()).not.toContain('secret-path');
  });
});

describe('the test command', () => {
  let receiver: Receiver;
  beforeEach(async () => {
    receiver = await startReceiver({ path: '/hook/secret-path' });
  });
  afterEach(() => receiver.close());

  const nowhere = { DATABASE_URL: 'file:/nonexistent/outbox.db' };

  test('sends one marked delivery and says what came back, without an outbox', async () => {
    const env = { ...nowhere, CONSULTATION_WEBHOOK_URL: receiver.url };
    const { status, stdout } = await runTool(env, 'test');
    expect(stdout).toMatch(/CONSULTATION_WEBHOOK_URL answered 204 after \d+ ms/);
    expect(stdout).toContain('not signed, CONSULTATION_WEBHOOK_SECRET is not set');
    expect(status).toBe(0);
    expect(receiver.requests).toHaveLength(1);
    expect(JSON.parse(receiver.requests[0]?.body ?? '')).toMatchObject({
      name: expect.stringContaining('Test'),
    });
  });

  test('sends a test alert, signed', async () => {
    const env = {
      ...nowhere,
      ALERT_WEBHOOK_URL: receiver.url,
      CONSULTATION_WEBHOOK_SECRET: secret,
    };
    const { status, stdout } = await runTool(env, 'test', '--alert', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ delivered: true, status: 204, signed: true });
    expect(status).toBe(0);
    expect(receiver.requests[0]?.headers['webhook-signature']).toMatch(/^v1,/);
    expect(JSON.parse(receiver.requests[0]?.body ?? '')).toMatchObject({ status: 'test' });
  });

  test.each([
    ['answers 404', () => receiver.url, /answered 404/],
    ['redirects', () => receiver.url, /answered 302/],
    ['is not there', () => 'http://127.0.0.1:1/secret-path', /ECONNREFUSED: nothing listens/],
  ])('fails when the webhook %s, without its URL', async (name, url, words) => {
    receiver.answerWith(
      name === 'redirects' ? { status: 302, headers: { location: '/' } } : { status: 404 },
    );
    const { status, stdout, stderr } = await runTool(
      { ...nowhere, CONSULTATION_WEBHOOK_URL: url() },
      'test',
    );
    expect(status).toBe(1);
    expect(stdout).toMatch(words);
    expect(stdout + stderr).not.toContain('secret-path');
  });

  test('names the variable that is not set', async () => {
    const result = await runTool(nowhere, 'test', '--alert');
    expect(result).toMatchObject({ status: 1, stderr: 'ALERT_WEBHOOK_URL is not set.\n' });
  });
});
