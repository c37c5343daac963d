import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { shortId } from '@/lib/text/formats';
import { aCallTime, callDay, callTime, wednesday } from '../../../testing/samples/calls';
import { aRequest } from '../../../testing/samples/consultationRequest';
import { receiverForTests } from '../../../testing/site/receiver';
import { setClock } from '../../../testing/unit/clock';
import { background, loadRoutes, logged, type Routes } from '../../../testing/unit/loadRoutes';
import { allOf } from '../../../testing/unit/outboxUnderTest';

const day = callDay(1);
const [call, later] = [
  { callDate: day, callTime: aCallTime },
  { callDate: callDay(2), callTime: callTime(3) },
];
const none = { callDate: null, callTime: null };
const receiver = receiverForTests();
let routes: Routes;
const open = async (variables: Record<string, string> = {}) => {
  await routes?.close();
  routes = await loadRoutes({ CONSULTATION_WEBHOOK_URL: receiver.url, ...variables });
};
beforeEach(async () => {
  setClock(wednesday);
  await open();
});
afterAll(() => routes.close());

const post = (route: Routes['call'], body: unknown, headers: Record<string, string> = {}) =>
  route.POST(
    new Request('http://localhost:3000/api/consultation', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
    }),
  );
/** Sends a request and returns its thread. */
async function request(fields: object = {}, headers?: Record<string, string>): Promise<string> {
  const phone = { ...aRequest({ contactMethod: 'phone' }), ...call, ...fields };
  const { id } = await (await post(routes.consultation, phone, headers)).json();
  return id;
}
const move = (thread: string, wanted: object, headers?: Record<string, string>) =>
  post(routes.call, { thread, ...wanted }, headers);
const answer = async (answered: Promise<Response>) => {
  const response = await answered;
  return [response.status, await response.json()];
};
const held = async (thread: string) => (await answer(post(routes.call, { thread })))[1];
const stored = async () => {
  await Promise.all(background);
  return allOf(routes.queries.each());
};
const lastReceived = () => {
  const last = receiver.requests.at(-1);
  return { headers: last?.headers ?? {}, body: JSON.parse(last?.body ?? '{}') };
};

describe('a move of a call', () => {
  test('is one correction of the current request, delivered like any other', async () => {
    const sent = aRequest({ contactMethod: 'phone', name: 'Ana', ...call });
    const first = await request(sent, { 'x-source': 'utm_source=mail' });
    expect(await answer(move(first, later))).toEqual([
      200,
      { ...later, version: 1, status: 'delivered' },
    ]);
    const { headers, body } = lastReceived();
    expect(body).toEqual({ ...sent, ...later, submittedAt: wednesday.toISOString() });
    expect(Object.keys(body)).toEqual(Object.keys(sent));
    expect(headers).toMatchObject({
      'x-thread': first,
      'x-version': '1',
      'x-source': 'utm_source=mail',
      'x-move': '1',
    });
    expect(receiver.requests[0]?.headers['x-move']).toBeUndefined();
    expect(headers['x-call-time']).toBeUndefined();
    expect(await held(first)).toEqual({ ...later, version: 1 });
    expect(await stored()).toMatchObject([{ state: 'delivered' }, { state: 'superseded' }]);
  });

  test('can give the call up, which changes the method to the first one, and a call can be chosen again', async () => {
    const first = await request();
    expect(await answer(move(first, none))).toEqual([
      200,
      { ...none, version: 1, status: 'delivered' },
    ]);
    expect(lastReceived().body).toMatchObject({ contactMethod: 'email', ...none });
    expect(await held(first)).toEqual({ ...none, version: 1 });
    await move(first, later);
    expect(lastReceived().body).toMatchObject({ contactMethod: 'phone', ...later });
    expect(await held(first)).toEqual({ ...later, version: 2 });
  });

  test('is answered 202 if the webhook has not accepted it yet', async () => {
    const first = await request();
    receiver.answerWith({ status: 503 });
    expect(await answer(move(first, later))).toEqual([
      202,
      { ...later, version: 1, status: 'pending' },
    ]);
    expect((await stored())[0]).toMatchObject({ state: 'pending', attempts: 1 });
  });

  test('is answered 202 if no webhook is configured', async () => {
    await open({ CONSULTATION_WEBHOOK_URL: '' });
    const first = await request();
    expect((await move(first, later)).status).toBe(202);
    expect((await stored())[0]).toMatchObject({ state: 'pending', ...later });
  });

  test('keeps every field of an accepted request that breaks the schema', async () => {
    const wrong = { ...aRequest(), budget: 'a lot', phone: '', contactMethod: 'pigeon' };
    const { id } = await (await post(routes.consultation, wrong)).json();
    expect((await move(id, later)).status).toBe(404);
    await routes.queries.accept([id], () => false);
    expect((await move(id, later)).status).toBe(200);
    expect(lastReceived().body).toEqual({
      ...wrong,
      ...later,
      contactMethod: 'phone',
      submittedAt: wednesday.toISOString(),
    });
  });

  test('is answered with the held call to each of six identical ones at one moment', async () => {
    const first = await request();
    const answers = await Promise.all(Array.from({ length: 6 }, () => answer(move(first, later))));
    for (const [status, body] of answers) {
      expect([status, body]).toEqual([200, expect.objectContaining({ ...later, version: 1 })]);
    }
    expect(await stored()).toHaveLength(2);
  });

  test('is stored once, however often it is posted, even concurrently', async () => {
    const first = await request();
    const answers = await Promise.all([1, 2, 3, 4].map(() => answer(move(first, later))));
    for (const [status, body] of answers) {
      expect([status, body]).toEqual([200, expect.objectContaining({ ...later, version: 1 })]);
    }
    expect(await answer(move(first, later))).toEqual([200, { ...later, version: 1 }]);
    await Promise.all([move(first, none), move(first, none)]);
    expect(await answer(move(first, none))).toEqual([200, { ...none, version: 2 }]);
    expect(await stored()).toHaveLength(3);
  });

  test('is made after a concurrent move to another time', async () => {
    const first = await request();
    const other = { ...later, callTime: callTime(4) };
    const answers = await Promise.all([move(first, later), move(first, other)].map(answer));
    expect(answers.map(([, { version }]) => version).sort()).toEqual([1, 2]);
    const last = answers.find(([, { version }]) => version === 2)?.[1];
    expect(await held(first)).toMatchObject({ callTime: last.callTime, version: 2 });
  });

  test('begins no statement after its deadline', async () => {
    const first = await request();
    const { store } = routes.outbox();
    const read = jest.spyOn(store, 'readThread');
    expect((await move(first, later)).status).toBe(200);
    expect(read.mock.calls).toEqual([[first, { deadline: expect.any(Number) }]]);
  });

  test('keeps the text of a correction that arrived meanwhile', async () => {
    const first = await request();
    const position = { thread: first, version: 1, id: randomUUID() };
    const corrected = {
      ...aRequest({ contactMethod: 'phone', name: 'Anna' }),
      ...call,
      ...position,
    };
    await post(routes.consultation, corrected);
    expect(await answer(move(first, later))).toEqual([
      200,
      { ...later, version: 2, status: 'delivered' },
    ]);
    expect(lastReceived()).toMatchObject({
      body: { name: 'Anna' },
      headers: { 'x-version': '2' },
    });
  });
});

describe('nothing changes if', () => {
  const everything = async (thread: string) => [
    await held(thread),
    (await stored()).length,
    receiver.requests.length,
  ];
  const refused = async (thread: string, wanted: object) => {
    const before = await everything(thread);
    const [status, { refused: why }] = await answer(move(thread, wanted));
    expect(await everything(thread)).toEqual(before);
    return [status, why];
  };

  test('another thread holds the time', async () => {
    const first = await request();
    await request(later);
    expect(await refused(first, later)).toEqual([409, 'taken']);
  });

  test('the form does not offer the time', async () => {
    const first = await request();
    const closed = [
      { ...later, callTime: '03:00' },
      { ...later, callTime: '11:07' },
      { ...later, callDate: '2026-11-21' },
      { ...later, callDate: '2027-11-22' },
      { callDate: '2026-11-17', callTime: callTime(3) },
    ];
    for (const wanted of closed) expect(await refused(first, wanted)).toEqual([409, 'unavailable']);
  });

  test('the call has begun, for a move or for giving it up', async () => {
    const first = await request();
    setClock(new Date(`${call.callDate}T${call.callTime}:00-05:00`));
    for (const wanted of [later, none]) expect(await refused(first, wanted)).toEqual([409, 'over']);
    expect(await answer(move(first, call))).toEqual([200, { ...call, version: 0 }]);
  });

  test('the move names another version than the current one, which the answer contains', async () => {
    const first = await request();
    await move(first, later);
    const other = { ...later, callTime: callTime(4), version: 0 };
    const before = await everything(first);
    const [status, body] = await answer(move(first, other));
    expect([status, body.refused, body.held]).toEqual([409, 'changed', { ...later, version: 1 }]);
    expect((await answer(move(first, { ...none, version: 2 })))[1]).toMatchObject({
      held: body.held,
    });
    expect(await everything(first)).toEqual(before);
    expect(await answer(move(first, { ...other, version: 1 }))).toMatchObject([
      200,
      { version: 2 },
    ]);
    const [, givenUp] = await answer(move(first, { ...none, version: 2 }));
    expect(givenUp).toMatchObject({ ...none, version: 3 });
  });

  test('several conditions apply, and the answer is the first of held, changed, over, unavailable, and taken', async () => {
    const first = await request();
    await request(later);
    const closed = { ...later, callTime: '03:00' };
    expect(await answer(move(first, { ...call, version: 7 }))).toEqual([
      200,
      { ...call, version: 0 },
    ]);
    expect(await refused(first, { ...closed, version: 7 })).toEqual([409, 'changed']);
    expect(await refused(first, { ...closed, version: 0 })).toEqual([409, 'unavailable']);
    setClock(new Date(`${call.callDate}T${call.callTime}:00-05:00`));
    expect(await refused(first, { ...closed, version: 7 })).toEqual([409, 'changed']);
    expect(await refused(first, { ...closed, version: 0 })).toEqual([409, 'over']);
    expect(await refused(first, { ...later, version: 0 })).toEqual([409, 'over']);
  });

  test('the thread is unknown, erased, or quarantined', async () => {
    const erased = await request();
    await routes.queries.erase([erased]);
    const spam = await request({ budget: 'a lot' });
    for (const thread of [erased, spam, randomUUID()]) {
      const [status, body] = await answer(move(thread, later));
      expect([status, body.thread]).toEqual([404, 'unknown']);
    }
    expect(receiver.requests).toHaveLength(1);
  });

  test('the day, the time, or the version is missing or invalid', async () => {
    const first = await request();
    const wrong = [
      [{ callDate: day }, 'callTime'],
      [{ callTime: callTime(3) }, 'callDate'],
      [{ callDate: day, callTime: null }, 'callTime'],
      [{ callDate: null, callTime: callTime(3) }, 'callTime'],
      [{ callDate: '2026-02-30', callTime: callTime(3) }, 'callDate'],
      [{ callDate: day, callTime: '25:00' }, 'callTime'],
      [{ ...later, version: 'new' }, 'version'],
      [{ ...later, version: -1 }, 'version'],
    ] as const;
    for (const [wanted, path] of wrong) {
      const [status, { issues }] = await answer(move(first, wanted));
      expect([wanted, status, issues[0].path]).toEqual([wanted, 422, path]);
    }
  });

  test('the outbox fails', async () => {
    const first = await request();
    await routes.outbox().close();
    rmSync(routes.file);
    mkdirSync(routes.file);
    expect((await move(first, later)).status).toBe(503);
    expect(receiver.requests).toHaveLength(1);
  });
});

test('moves count toward the limits of requests, and beyond them nothing is stored', async () => {
  await open({ RATE_LIMIT_PER_MINUTE: '4' });
  const first = await request();
  for (const nth of [1, 2, 3])
    expect((await move(first, { ...later, callTime: callTime(nth) })).status).toBe(200);
  const beyond = await move(first, later);
  expect([beyond.status, beyond.headers.has('retry-after')]).toEqual([429, true]);
  expect(await stored()).toHaveLength(4);
  const next = await request({ name: 'Next' });
  expect(await routes.outbox().store.find(next)).toMatchObject({ state: 'quarantined' });
});

test('a thread that never had a call can choose one', async () => {
  const first = await request({ ...aRequest(), contactMethod: 'text' });
  expect(await held(first)).toEqual({ ...none, version: 0 });
  expect((await move(first, later)).status).toBe(200);
  expect(lastReceived().body).toMatchObject({ contactMethod: 'phone', ...later });
});

test('each change of a held call is logged with short ids, whether a move or a correction makes it', async () => {
  const thread = await request();
  await move(thread, later);
  await move(thread, none);
  await move(thread, call);
  const correct = (version: number, fields: object) => request({ ...fields, thread, version });
  const renamed = await correct(4, { name: 'Anna' });
  const moved = await correct(5, { name: 'Anna', ...later });
  const late = await correct(3, { name: 'Ann', ...none, contactMethod: 'email' });
  const ended = await correct(6, { name: 'Anna', ...none, contactMethod: 'email' });
  const changes = logged.filter(({ msg }) => msg === 'Call moved' || msg === 'Call given up');
  const info = { level: 'info', thread: shortId(thread) };
  expect(changes).toEqual([
    { ...info, id: expect.any(String), msg: 'Call moved' },
    { ...info, id: expect.any(String), msg: 'Call given up' },
    { ...info, id: expect.any(String), msg: 'Call moved' },
    { ...info, id: shortId(moved), msg: 'Call moved' },
    { ...info, id: shortId(ended), msg: 'Call given up' },
  ]);
  for (const id of [thread, renamed, moved, late, ended]) {
    expect(JSON.stringify(logged)).not.toContain(id);
  }
});
