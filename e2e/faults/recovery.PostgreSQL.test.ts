import { setTimeout as sleep } from 'node:timers/promises';
import { submit } from '../../testing/faults/requests';
import { setUpSite } from '../../testing/faults/setUpSite';
import { eventually } from '../../testing/run/eventually';

describe('a webhook that comes back', () => {
  const site = setUpSite({
    machines: 2,
    // After the second attempt, they wait longer than the test.
    env: { WEBHOOK_RETRY_DELAYS: '0.2,3600,3600' },
  });

  const idsReceived = () => site.receiver.requests.map(({ headers }) => headers['webhook-id']);

  test('gets all pending requests once within 30 s of the first success, oldest first', async () => {
    site.receiver.answerWith({ status: 503 });
    const waiting: string[] = [];
    for (let count = 0; count < 50; count += 1) {
      const reply = await submit(site.servers[count % site.servers.length]?.url ?? '');
      expect(reply?.httpStatus).toBe(202);
      waiting.push(reply?.id ?? '');
    }
    await eventually(() => site.receiver.requests.length >= 100);

    site.receiver.reset();
    let inFlight = 0;
    let most = 0;
    site.receiver.answerWith(async () => {
      inFlight += 1;
      most = Math.max(most, inFlight);
      await sleep(50);
      inFlight -= 1;
      return { status: 200 };
    });
    expect((await submit(site.servers.at(-1)?.url ?? ''))?.httpStatus).toBe(200);
    await eventually(() => site.receiver.requests.length >= 51);

    expect(new Set(idsReceived()).size).toBe(51);
    expect(site.receiver.requests).toHaveLength(51);
    expect(most).toBeLessThanOrEqual(8 * site.servers.length + 1);
    // Paced, so the order is approximate: the first ten are in the first batches.
    const places = waiting.slice(0, 10).map((id) => idsReceived().indexOf(id));
    expect(Math.max(...places)).toBeLessThan(40);
  }, 120_000);
});
