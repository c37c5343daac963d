import { Webhook } from 'standardwebhooks';
import { healthOf, submit } from '../../testing/faults/requests';
import { setUpSite } from '../../testing/faults/setUpSite';
import { eventually } from '../../testing/run/eventually';
import { type Receiver, startReceiver } from '../../testing/site/receiver';

const secret = `whsec_${Buffer.from('a key of 24 bytes or more').toString('base64')}`;
const env: Record<string, string> = {
  CONSULTATION_WEBHOOK_SECRET: secret,
  // Longer than the ten seconds between two checks.
  WEBHOOK_RETRY_DELAYS: '15,15,15,15',
};
let alerts: Receiver;

beforeAll(async () => {
  alerts = await startReceiver({ path: '/alerts/secret-path' });
  env.ALERT_WEBHOOK_URL = alerts.url;
});
afterAll(() => alerts.close());

describe('an alert', () => {
  // Machines that share an outbox send an alert once.
  const site = setUpSite({ machines: 2, env });

  const sent = () => alerts.requests.map(({ body }) => JSON.parse(body));
  const isRefusal = ({ reasons }: { reasons: string[] }) =>
    reasons.some((reason) => reason.startsWith('the webhook answers 401, '));
  const refusals = () => sent().filter(isRefusal);
  const lastStatus = () => sent().at(-1)?.status;

  async function submitUntilRefused(): Promise<void> {
    site.receiver.answerWith({ status: 401 });
    const alertsBefore = sent().length;
    expect((await submit(site.server.url, 'Ana Secretive'))?.httpStatus).toBe(202);
    await eventually(() => sent().length > alertsBefore && lastStatus() === 'degraded');
    if (refusals().length > 0) return;
    // A busy machine has reported its outbox first, and a new cause is not told before the recovery.
    site.receiver.answerWith({ status: 200 });
    await eventually(() => lastStatus() === 'ok');
    await submitUntilRefused();
  }

  test('reports a refused request once and its recovery', async () => {
    await eventually(() => lastStatus() !== 'degraded');
    await submitUntilRefused();

    const health = await healthOf(site.server.url);
    expect(health).toMatchObject({
      httpStatus: 503,
      reasons: expect.arrayContaining([expect.stringMatching(/^the webhook answers 401, /)]),
    });
    const [refusal] = refusals();
    expect(refusal).toMatchObject({
      text: expect.stringContaining('the webhook answers 401, '),
      status: 'degraded',
    });
    const { body, headers } = alerts.requests[sent().findIndex(isRefusal)] ?? {
      body: '',
      headers: {},
    };
    new Webhook(secret).verify(body, headers as Record<string, string>);
    expect(body).not.toMatch(/Ana|Secretive|example\.com/);

    site.receiver.answerWith({ status: 200 });
    await eventually(() => lastStatus() === 'ok');
    // Both machines have checked again and found nothing new.
    expect(sent().at(-1)).toMatchObject({ status: 'ok', reasons: [] });
    expect(refusals()).toHaveLength(1);
    expect((await healthOf(site.server.url)).httpStatus).toBe(200);
    for (const server of site.servers) expect(server.output()).not.toContain('secret-path');
  });
});
