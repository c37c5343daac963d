import { submit } from '../../testing/faults/requests';
import { setUpSite } from '../../testing/faults/setUpSite';

const site = setUpSite({ machines: 2, env: { TRUSTED_PROXY_HOPS: '1' } });

test('one of twenty simultaneous visitors gets a call time, and the others are told', async () => {
  const call = { contactMethod: 'phone', callDate: '2026-11-25', callTime: '10:15' } as const;
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      submit(site.servers[index % site.servers.length]?.url ?? '', call, {
        'x-forwarded-for': `192.0.2.${index}`,
      }),
    ),
  );
  const taken = replies.filter((reply) => reply?.callTime === 'taken');
  expect(replies.filter((reply) => reply?.httpStatus === 200)).toHaveLength(20);
  expect(taken).toHaveLength(19);
  const told = site.receiver.requests.filter(({ headers }) => headers['x-call-time'] === 'taken');
  expect(told.map(({ headers }) => headers['webhook-id']).sort()).toEqual(
    taken.map((reply) => reply?.id).sort(),
  );
});
