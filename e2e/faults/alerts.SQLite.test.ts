import { Webhook } from 'standardwebhooks';
import { healthOf, submit } from '../../testing/faults/requests';
import { startServer } from '../../testing/faults/server';
import { setUpSite } from '../../testing/faults/setUpSite';
import { eventually } from '../../testing/run/eventually';
import { type Receiver, startReceiver } from '../../testing/site/receiver';

const secret = `whsec_${Buffer.from('a key of 24 bytes or more').toString('base64')}`;
const env: Record<string, string> = { CONSULTATION_WEBHOOK_SECRET: secret };
let alerts: Receiver;

beforeAll(async () => {
  alerts = await startReceiver({ path: '/alerts/secret-path' });
  env.ALERT_WEBHOOK_URL = alerts.url;
});
afterAll(() => alerts.close());

describe('an alert', () => {
  const site = setUpSite({ env });
  const isRefusal = ({ body }: { body: string }) => body.includes('the webhook answers 401, ');

  test('that nobody has accepted is told after a restart', async () => {
    alerts.answerWith('hang');
    site.receiver.answerWith({ status: 401 });
    expect((await submit(site.server.url, 'Ana Secretive'))?.httpStatus).toBe(202);
    expect((await healthOf(site.server.url)).httpStatus).toBe(503);
    await alerts.waitFor();
    await site.server.end('SIGKILL');
    alerts.reset();

    const server = await startServer({ env: site.env });
    const { body, headers } = await alerts.waitFor(isRefusal);
    expect(JSON.parse(body)).toMatchObject({ status: 'degraded' });
    new Webhook(secret).verify(body, headers as Record<string, string>);
    expect(body).not.toMatch(/Ana|Secretive|example\.com/);
    await eventually(() => server.output().includes('Alert sent'));
    expect(server.output()).not.toContain('secret-path');
    await server.end('SIGTERM');
  });
});
