import { setTimeout as sleep } from 'node:timers/promises';
import { submit } from '../../testing/faults/requests';
import { setUpSite } from '../../testing/faults/setUpSite';
import { eventually } from '../../testing/run/eventually';

describe('a webhook that comes back', () => {
  const site = setUpSite({ machines: 2, env: { WEBHOOK_RETRY_DELAYS: '0.2,3' } });

  test('gets all pending requests once, a few at a time', async () => {
    site.receiver.answerWith({ status: 503 });
    const waiting: string[] = [];
    for (let count = 0; count < 50; count += 1) {
      const reply = await submit(site.servers[count % site.servers.length]?.url ?? '');
      expect(reply?.httpStatus).toBe(202);
      waiting.push(reply?.id ?? '');
    }

    let inFlight = 0;
    let most = 0;
    const taken: unknown[] = [];
    site.receiver.answerWith(async ({ headers }) => {
      inFlight += 1;
      most = Math.max(most, inFlight);
      await sleep(50);
      inFlight -= 1;
      taken.push(headers['webhook-id']);
      return { status: 200 };
    });
    await eventually(() => taken.length >= 50);
    expect(taken.sort()).toEqual(waiting.sort());
    expect(most).toBeLessThanOrEqual(8 * site.servers.length);
  });
});
