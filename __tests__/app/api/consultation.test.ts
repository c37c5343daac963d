import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { fields as model } from '@/features/consultation/model/fields';
import { shortId } from '@/lib/text/formats';
import { deferred } from '../../../testing/run/eventually';
import { callTime, wednesday } from '../../../testing/samples/calls';
import { aRequest } from '../../../testing/samples/consultationRequest';
import { receiverForTests } from '../../../testing/site/receiver';
import { setClock } from '../../../testing/unit/clock';
import {
  background,
  forgetRoutes,
  loadRoutes,
  logged,
  type Routes,
} from '../../../testing/unit/loadRoutes';
import { allOf } from '../../../testing/unit/outboxUnderTest';

const endpoint = 'http://localhost:3000/api/consultation';

const fields = Object.keys(aRequest());
const receiver = receiverForTests();
let routes: Routes;

const delivered = () =>
  receiver.requests.map(({ headers, body }) => ({ id: headers['webhook-id'], body }));

/** Loads the routes anew. Tests that only read share them. */
async function open(variables: Record<string, string> = {}): Promise<void> {
  if (routes) await routes.close();
  const webhook = { CONSULTATION_WEBHOOK_URL: receiver.url, WEBHOOK_TIMEOUT_MS: '60000' };
  routes = await loadRoutes({ ...webhook, ...variables });
}

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  routes.consultation.POST(
    new Request(endpoint, { method: 'POST', body, headers, duplex: 'half' } as RequestInit),
  );
const json = { 'content-type': 'application/json' };
const postJson = (request: unknown, headers: Record<string, string> = {}) =>
  post(JSON.stringify(request), { ...json, ...headers });
const postForm = (request: Record<string, unknown>, headers: Record<string, string> = {}) =>
  post(
    new URLSearchParams(Object.entries(request).map(([name, value]) => [name, `${value ?? ''}`])),
    headers,
  );
/** Returns the stored requests once no lease is left. */
const stored = async () => {
  await Promise.all(background);
  return allOf(routes.queries.each());
};

const holdTimers = () =>
  jest.useFakeTimers({ doNotFake: ['Date', 'performance', 'nextTick', 'setImmediate'] });

async function reasons(): Promise<string[]> {
  const headers = { 'x-forwarded-for': '127.0.0.1' };
  const response = await routes.health.GET(new Request('http://localhost/api/health', { headers }));
  return (await response.json()).reasons ?? [];
}

afterAll(() => routes.close());

describe('a JSON request', () => {
  beforeEach(() => open());

  test('is answered 200, and its fields and nothing else are forwarded, if the webhook accepts it', async () => {
    const uncompressed = { 'content-encoding': 'identity' };
    const response = await postJson({ ...aRequest(), extra: 'dropped' }, uncompressed);
    expect(response.status).toBe(200);
    const { id, status } = await response.json();
    expect(status).toBe('delivered');
    expect(delivered()).toEqual([{ id, body: JSON.stringify(aRequest()) }]);
    expect(Object.keys(JSON.parse(delivered()[0]?.body ?? ''))).toEqual(fields);
    expect(await stored()).toMatchObject([{ id, state: 'delivered', attempts: 1 }]);
  });

  test('is answered 202, stored, and logged if the webhook refuses it', async () => {
    receiver.answerWith({ status: 500 });
    const response = await postJson(aRequest());
    expect(response.status).toBe(202);
    const { id, status } = await response.json();
    expect(status).toBe('pending');
    expect(await stored()).toMatchObject([{ id, state: 'pending', attempts: 1 }]);
    const line = {
      level: 'warn',
      msg: 'Webhook submission failed',
      id: shortId(id),
      attempt: 1,
      status: 500,
    };
    expect(logged).toEqual([line]);
    expect(JSON.stringify(logged)).not.toMatch(/Ana|example\.com|secret-path/);
  });

  test('waits at most 3 seconds for the webhook, whose later answer is recorded', async () => {
    const answer = deferred<{ status: number }>();
    receiver.answerWith(() => answer.promise);
    holdTimers();
    const answered = postJson(aRequest());
    await receiver.waitFor();
    await jest.advanceTimersByTimeAsync(2900);
    expect(await Promise.race([answered, 'none yet'])).toBe('none yet');
    await jest.advanceTimersByTimeAsync(100);
    jest.useRealTimers();
    const response = await answered;
    expect(response.status).toBe(202);
    const { id } = await response.json();
    answer.resolve({ status: 200 });
    await Promise.all(background);
    expect(await routes.outbox().store.find(id)).toMatchObject({ state: 'delivered' });
  });

  test('gets submittedAt from the server if the sender omits it', async () => {
    setClock(wednesday);
    const { submittedAt: _left, ...request } = aRequest();
    expect((await postJson(request)).status).toBe(200);
    const { submittedAt } = JSON.parse(delivered()[0]?.body ?? '{}');
    expect(submittedAt).toBe(wednesday.toISOString());
  });
});

describe('a form post', () => {
  beforeEach(() => open());

  test('is answered 303 to the thank-you page, with the fields forwarded', async () => {
    const response = await postForm(aRequest({ description: 'two\r\nlines', submittedAt: '' }));
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/consultation/thank-you');
    expect(JSON.parse(delivered()[0]?.body ?? '{}')).toEqual({
      ...aRequest({ description: 'two\nlines' }),
      submittedAt: expect.any(String),
    });
  });

  test('that is repeated is one request on one day of the agency, and another request on another day', async () => {
    const send = async (...times: string[]) => {
      for (const time of times) {
        setClock(new Date(time));
        expect((await postForm(aRequest())).status).toBe(303);
      }
      return (await stored()).length;
    };
    expect(await send('2026-11-24T14:00:00Z', '2026-11-25T04:59:59Z')).toBe(1);
    expect(await send('2026-11-25T05:00:00Z')).toBe(2);
  });

  test('is the same request whether an empty field is sent or missing', async () => {
    setClock(wednesday);
    const { callDate, callTime, ...hydrated } = aRequest();
    for (const fields of [{ ...hydrated, callDate, callTime }, hydrated]) {
      expect((await postForm(fields)).headers.get('location')).toBe('/consultation/thank-you');
    }
    expect(await stored()).toHaveLength(1);
  });
});

const call = { contactMethod: 'phone', callDate: '2026-11-25', callTime: callTime(2) };

describe('a call', () => {
  const header = () => receiver.requests.map(({ headers }) => headers['x-call-time']);
  beforeEach(() => {
    setClock(wednesday);
    return open();
  });

  const position = (thread: string, version: number) => ({ id: randomUUID(), thread, version });

  test('is held by the correction of its request, and is sent to the webhook with it', async () => {
    const first = await (await postJson({ ...aRequest(), ...call })).json();
    const correction = { ...aRequest({ name: 'Anna' }), ...call };
    const answer = await postJson({ ...correction, ...position(first.id.toUpperCase(), 1) });
    expect(await answer.json()).not.toHaveProperty('callTime');
    const names = ['x-thread', 'x-version', 'x-corrects'];
    const sent = receiver.requests.map(({ headers }) => names.map((name) => headers[name]));
    expect(sent).toEqual([
      [first.id, '0', undefined],
      [first.id, '1', undefined],
    ]);
    const again = await postJson({ ...aRequest(), ...call }, { 'idempotency-key': first.id });
    expect(await again.json()).toEqual({ id: first.id, status: 'delivered', superseded: 1 });
  });

  test('that another request holds is reported in the answer and in a delivery header, never in the body', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await (await postJson({ ...aRequest(), ...call })).json();
    expect(first).not.toHaveProperty('callTime');
    const answers = [1, 2].map(() => postJson({ ...aRequest(), ...call }, key));
    for (const response of [...answers, postJson({ ...aRequest(), ...call }, key)]) {
      const id = key['idempotency-key'];
      const answer = { id, status: 'delivered', callTime: 'taken' };
      expect(await (await response).json()).toEqual(answer);
    }
    expect(header()).toEqual([undefined, 'taken']);
    expect(Object.keys(JSON.parse(delivered()[1]?.body ?? ''))).toEqual(fields);
    expect(logged.filter(({ msg }) => msg === 'time already taken')).toHaveLength(1);
  });

  test('stays held by a correction that arrived before the first request, which is then not sent', async () => {
    const first = randomUUID();
    await postJson({ ...aRequest({ name: 'Anna' }), ...call, ...position(first, 1) });
    const answer = await postJson({ ...aRequest(), ...call }, { 'idempotency-key': first });
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { id: first, status: 'delivered', superseded: 1 },
    ]);
    expect(receiver.requests.map(({ headers }) => headers['x-version'])).toEqual(['1']);
    expect(await stored()).toMatchObject([{ state: 'superseded' }, { state: 'delivered' }]);
  });

  test('of an erased request is reported as unavailable, and the request is neither stored nor sent', async () => {
    const id = randomUUID();
    await routes.queries.erase([id]);
    const answer = await postJson({ ...aRequest(), ...call }, { 'idempotency-key': id });
    const answered = { id, status: 'delivered', callTime: 'unavailable', erased: true };
    expect([answer.status, await answer.json()]).toEqual([200, answered]);
    expect([await stored(), delivered()]).toEqual([[], []]);
  });

  test('that the form does not offer is delivered, logged, and reported as unavailable', async () => {
    const odd = { callTime: '10:07' };
    const ids = [randomUUID(), randomUUID()];
    for (const id of [...ids, ...ids]) {
      const headers = { 'idempotency-key': id };
      const response = await postJson({ ...aRequest(), ...call, ...odd }, headers);
      const answer = { id, status: 'delivered', callTime: 'unavailable' };
      expect([response.status, await response.json()]).toEqual([200, answer]);
    }
    const msg = 'booking outside the offered slots';
    expect(logged).toEqual(ids.map((id) => ({ level: 'warn', id: shortId(id), msg })));
    expect(header()).toEqual(['unavailable', 'unavailable']);
    expect(JSON.parse(delivered()[0]?.body ?? '')).toMatchObject(odd);
    const form = await postForm({ ...aRequest(), ...call, ...odd });
    expect(form.headers.get('location')).toBe('/consultation/thank-you/time-taken');
  });
});

describe('the consultation endpoint, for repeats,', () => {
  beforeEach(() => open());

  test('answers a known key with the same body like the first post, and with another body with 422', async () => {
    const id = randomUUID();
    const key = { 'idempotency-key': `"${id.toUpperCase()}"` };
    const other = aRequest({ name: 'Bob' });
    const twins = Array.from({ length: 9 }, () => postJson(aRequest(), key));
    expect((await postJson(other, key)).status).toBe(422);
    const later = postJson(aRequest({ submittedAt: '2026-11-21T00:00:00Z' }), key);
    for (const response of await Promise.all([...twins, later])) {
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ id, status: 'delivered' });
    }
    expect((await postJson(other, key)).status).toBe(422);
    expect(delivered()).toHaveLength(1);
    expect(await stored()).toHaveLength(1);
  });

  test('recognizes a repeat even if a release with other fields, defaults, or cleaning stored the request', async () => {
    const sent = { ...aRequest({ website: 'bakery.example' }), thread: 'x', nickname: 'Ana' };
    const key = { 'idempotency-key': randomUUID() };
    const statuses = async () => {
      const names = ['Ana', 'Bob'].map((nickname) => postJson({ ...sent, nickname }, key));
      return (await Promise.all(names)).map(({ status }) => status);
    };
    expect(await statuses()).toEqual([200, 422]);
    const { run } = routes.outbox().database;
    await run(`UPDATE consultation_request SET body = '{}'`);
    expect(await statuses()).toEqual([200, 422]);
  });

  test('takes the id from the body if the key is missing', async () => {
    const id = randomUUID();
    for (const _ of [1, 2]) {
      const answer = await postJson({ ...aRequest(), id: id.toUpperCase() });
      expect(await answer.json()).toEqual({ id, status: 'delivered' });
    }
    expect((await postJson({ ...aRequest({ name: 'Eve' }), id })).status).toBe(422);
    expect(await stored()).toMatchObject([{ id }]);
    expect(delivered().map(({ body }) => Object.keys(JSON.parse(body)))).toEqual([fields]);
  });

  test('treats a body without an id as one request, and as another one at another time', async () => {
    const later = { ...aRequest({ submittedAt: '2026-11-21T00:00:00Z' }), id: 'unknown' };
    const numbered = { ...aRequest(), id: 1 };
    const requests = [aRequest(), numbered, later];
    const answers = await Promise.all(requests.map((request) => postJson(request)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await postJson(aRequest())).status).toBe(200);
    expect(delivered()).toHaveLength(2);
    expect(await stored()).toHaveLength(2);
  });

  test('derives no position: a post without a valid thread and version begins a thread of its own', async () => {
    await open({ RATE_LIMIT_PER_MINUTE: '100' });
    const thread = randomUUID();
    const own = { version: 0 };
    for (const [given, expected] of [
      [
        { thread, version: 1 },
        { thread, version: 1 },
      ],
      [
        { thread, version: 9999 },
        { thread, version: 9999 },
      ],
      [{ thread }, own],
      [{ version: 2 }, own],
      [{ thread: `${thread}0`, version: 2 }, own],
      ...['2', '9999', 10_000, 0, -1, 2.5, true, null, [3], { a: 1 }].map(
        (version) => [{ thread, version }, own] as const,
      ),
    ] as const) {
      const id = randomUUID();
      const headers = { 'x-corrects': thread, 'x-thread': thread, 'x-version': '7' };
      const response = await postJson({ ...aRequest(), name: id, id, ...given }, headers);
      expect([given, response.status]).toEqual([given, 200]);
      const { thread: stated, version } = (await routes.outbox().store.find(id)) ?? {};
      expect([given, stated, version]).toEqual(
        [given, id, 0].with(1, 'thread' in expected ? thread : id).with(2, expected.version),
      );
    }
    const form = await postForm({ ...aRequest({ name: 'Bob' }), thread, version: '3' });
    expect(form.status).toBe(303);
    expect((await stored()).find(({ body }) => body.includes('Bob'))).toMatchObject(own);
  });

  test('refuses an idempotency-key that is not a UUID', async () => {
    const uuid = randomUUID();
    for (const id of ['', uuid.slice(1), `${uuid}6`, `0${uuid}`]) {
      expect((await postJson(aRequest(), { 'idempotency-key': id })).status).toBe(400);
    }
    expect(await stored()).toHaveLength(0);
  });
});

describe('the consultation endpoint', () => {
  beforeAll(() => open({ RATE_LIMIT_PER_MINUTE: '100000' }));

  const refused = async (response: Response, status: number) => {
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    const problem = await response.json();
    expect(problem).toMatchObject({ type: 'about:blank', status, title: expect.any(String) });
    expect(JSON.stringify(problem)).not.toMatch(/secret-path|\.ts|node_modules/);
    expect(delivered()).toHaveLength(0);
    return problem;
  };

  const latin1 = Buffer.from(JSON.stringify(aRequest({ name: 'Jürgen' })), 'latin1');

  test.each(['{', '', latin1])('answers 400 to a body %s, which is not JSON', async (body) => {
    await refused(await post(body, json), 400);
  });

  test.each(['[]', 'null', '1'])(
    'answers 422 to a JSON body %s, which is not an object',
    async (body) => {
      const { issues } = await refused(await post(body, json), 422);
      expect(issues).toEqual([{ path: '', message: 'Send a JSON object.' }]);
    },
  );

  test.each([
    { 'content-type': 'multipart/form-data; boundary=x' },
    { ...json, 'content-encoding': 'gzip' },
    { 'content-type': '' },
  ])('answers 415 to the media type of %j', async (headers) => {
    await refused(await post('{}', headers), 415);
  });

  test.each([
    ['a form', postForm, 303],
    ['JSON', postJson, 200],
  ])('accepts fields of the greatest length, even as escapes (%s)', async (_name, send, status) => {
    const { name, phone, company, description } = model;
    for (const sign of ['\u540d', '\u0001']) {
      const texts = Object.entries({ name, phone, company, description }).map(
        ([field, { maxLength }]) => [field, sign.repeat(4 * maxLength)],
      );
      const website = `https://example.com/${'\u540d'.repeat(4 * model.website.maxLength - 20)}`;
      const request = aRequest({ ...Object.fromEntries(texts), website });
      expect((await send(request)).status).toBe(status);
    }
  });

  test('answers 422 with the invalid fields to a body that breaks the schema', async () => {
    const response = await postJson({ ...aRequest(), contactMethod: 'phone' });
    const { issues } = await refused(response, 422);
    const message = expect.any(String);
    expect(issues).toEqual(['callDate', 'callTime'].map((path) => ({ path, message })));
  });

  const others = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
  test.each(others)('answers 405 to %s', async (method) => {
    const response = routes.consultation[method]();
    expect(response.headers.get('allow')).toBe('POST');
    await refused(response, 405);
  });
});

describe('a JSON object from our own page that breaks the schema', () => {
  beforeEach(() => open());

  const sameOrigin = { 'sec-fetch-site': 'same-origin' };
  const oldForm = { ...aRequest(), budget: 'a lot', phone: '', extra: 'dropped' };

  test('is quarantined as the 13 fields, with the issues as the reason', async () => {
    const response = await postJson(oldForm, sameOrigin);
    expect(response.status).toBe(202);
    const { id } = await response.json();
    const [kept] = await stored();
    const body = JSON.stringify({ ...aRequest(), budget: 'a lot', phone: '' });
    expect(kept).toMatchObject({ id, state: 'quarantined', body });
    expect(kept?.reason).toMatch(/phone: .+; budget: /);
    expect(delivered()).toHaveLength(0);
    expect(logged).toContainEqual(
      expect.objectContaining({ msg: 'Consultation request quarantined', id: shortId(id) }),
    );
  });

  test('is recognized by its Origin without Fetch Metadata, also by the host that our proxy names', async () => {
    const SITE_URL = 'https://agency.example';
    const other = { origin: 'https://hq.example', 'x-forwarded-host': 'hq.example' };
    await open({ SITE_URL });
    expect((await postJson(oldForm, { origin: SITE_URL })).status).toBe(202);
    expect((await postJson(oldForm)).status).toBe(422);
    expect((await postJson(oldForm, other)).status).toBe(403);
    await open({ SITE_URL, TRUSTED_PROXY_HOPS: '1' });
    expect((await postJson(oldForm, other)).status).toBe(202);
  });

  test('is one request, however often it is sent, and is refused from other origins', async () => {
    const key = { 'idempotency-key': randomUUID() };
    for (const _time of [1, 2]) {
      expect((await postJson(oldForm, { ...sameOrigin, ...key })).status).toBe(202);
    }
    const others = { 'same-site': 422, none: 422, 'cross-site': 403 };
    for (const [from, status] of Object.entries(others)) {
      expect((await postJson(oldForm, { 'sec-fetch-site': from })).status).toBe(status);
    }
    expect(await stored()).toHaveLength(1);
  });
});

test('the stored body of a request that breaks the schema is cleaned, and has no further key', async () => {
  await open();
  const id = randomUUID();
  const { name: _, company: __, ...rest } = aRequest();
  const odd = {
    ...rest,
    id,
    thread: randomUUID(),
    version: 3,
    email: 'ana\u200b@nowhere\0 \ud800',
    website: 'bakery.example',
    description: 'a\r\nb\0\ud800',
    callTime: '',
  };
  expect((await postJson(odd, { 'sec-fetch-site': 'same-origin' })).status).toBe(202);
  const [kept] = await stored();
  const body = {
    ...aRequest(),
    name: '',
    company: '',
    email: 'ana@nowhere ',
    website: 'https://bakery.example',
    description: 'a\nb',
  };
  expect(JSON.parse(kept?.body ?? '')).toEqual(body);
  expect(Object.keys(JSON.parse(kept?.body ?? ''))).toEqual(fields);
});

test('a field of ours that is no text is refused, whatever else the body contains', async () => {
  await open();
  for (const wrong of [
    { budget: { nested: true } },
    { phone: 5 },
    { name: null },
    { callDate: 1 },
    { submittedAt: [] },
  ]) {
    for (const email of ['ana@example.com', 'nobody']) {
      const body = { ...aRequest({ email }), ...wrong };
      const response = await postJson(body, { 'sec-fetch-site': 'same-origin' });
      expect(response.status).toBe(422);
      const [path] = Object.keys(wrong);
      expect((await response.json()).issues).toEqual([{ path, message: 'Not a text' }]);
    }
  }
  expect(await stored()).toEqual([]);
});

test('unknown keys are dropped, whatever their value', async () => {
  await open();
  const nested = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
  const unknown = `"extra":${nested},"more":null,"":0`;
  const body = JSON.stringify(aRequest()).replace('{', `{${unknown},`);
  expect((await post(body, json)).status).toBe(200);
  expect(delivered().map(({ body }) => body)).toEqual([JSON.stringify(aRequest())]);
});

describe('a form post that no browser has validated', () => {
  beforeEach(() => open());

  const form = { ...aRequest(), email: 'nobody', website: 'bakery.example', callDate: '' };

  test('is quarantined as the 13 fields, with the issues as the reason, and answered with Thank You', async () => {
    for (const _time of [1, 2]) {
      const response = await postForm(form);
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe('/consultation/thank-you');
    }
    const [kept, ...others] = await stored();
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ state: 'quarantined', reason: expect.stringMatching(/email: /) });
    const stillMissing = { website: 'https://bakery.example', callDate: null, callTime: null };
    expect(JSON.parse(kept?.body ?? '')).toEqual({ ...form, ...stillMissing });
    expect(delivered()).toHaveLength(0);
  });

  test('degrades health only if the browser reports our page as its source', async () => {
    const names = ['Ana', 'Bob', 'Cem'];
    for (const name of names) await postForm({ ...form, name });
    expect(await reasons()).toEqual([]);
    const own = { 'sec-fetch-site': 'same-origin' };
    for (const name of names) await postForm({ ...form, name: `${name} again` }, own);
    expect(await reasons()).toEqual([
      expect.stringContaining('posts from our own pages are refused, or break the schema'),
      expect.stringContaining('a request that may be genuine is quarantined'),
    ]);
  });
});

describe('suspected spam', () => {
  beforeEach(() => open());

  test('with a filled honeypot gets the usual answer, and is not forwarded', async () => {
    expect((await postJson({ ...aRequest(), reference_note: 'buy now' })).status).toBe(202);
    expect(delivered()).toHaveLength(0);
    const quarantined = { state: 'quarantined', reason: 'the honeypot was filled' };
    expect(await stored()).toMatchObject([quarantined]);
  });

  test('with a filled honeypot does not affect a later form with the same fields', async () => {
    for (const reference_note of ['buy now', '']) {
      expect((await postForm({ ...aRequest(), reference_note })).status).toBe(303);
    }
    expect((await stored()).map(({ state }) => state).sort()).toEqual(['delivered', 'quarantined']);
  });
});

describe('with a broken outbox', () => {
  beforeEach(async () => {
    forgetRoutes();
    await open();
    mkdirSync(routes.file);
  });

  test('a request goes straight to the webhook, and its call is not held', async () => {
    setClock(wednesday);
    const request = { ...aRequest(), ...call };
    const response = await postJson(request);
    expect(response.status).toBe(200);
    const { id, ...answer } = await response.json();
    expect(answer).toEqual({ status: 'delivered', callTime: 'unavailable' });
    expect(delivered()).toEqual([{ id, body: JSON.stringify(request) }]);
    expect(receiver.requests[0]?.headers['x-call-time']).toBe('unavailable');
    expect(logged).toMatchObject([
      { level: 'error', msg: 'Outbox unavailable', id: shortId(id) },
      { level: 'info', msg: 'Sent straight to the webhook', id: shortId(id) },
    ]);
  });

  test('suspected spam is not sent, and is answered 503', async () => {
    const response = await postJson({ ...aRequest(), reference_note: 'buy now' });
    expect([response.status, delivered()]).toEqual([503, []]);
  });

  test.each([
    ['is answered 503 with Retry-After when the webhook fails too', postJson, 503, ['30', null]],
    [
      'of a form is answered with a page about how to reach us',
      postForm,
      303,
      [null, '/consultation/thank-you/not-received'],
    ],
  ])('a request %s', async (_name, send, status, expected) => {
    receiver.answerWith({ status: 500 });
    const response = await send(aRequest());
    expect(response.status).toBe(status);
    expect(['retry-after', 'location'].map((name) => response.headers.get(name))).toEqual(expected);
    expect(logged).toContainEqual(
      expect.objectContaining({ msg: 'Webhook submission failed', status: 500 }),
    );
  });

  test('a browser’s post waits 3 seconds for the webhook, a form post for the whole attempt', async () => {
    const answer = deferred<{ status: number }>();
    receiver.answerWith(() => answer.promise);
    const key = { 'idempotency-key': randomUUID() };
    const form = postForm(aRequest({ name: 'Bob' }));
    await receiver.waitFor();
    holdTimers();
    const posted = postJson(aRequest(), key);
    await receiver.waitFor(({ headers }) => headers['webhook-id'] === key['idempotency-key']);
    await jest.advanceTimersByTimeAsync(3000);
    jest.useRealTimers();
    const response = await posted;
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('30');
    expect(await Promise.race([form, 'none yet'])).toBe('none yet');
    answer.resolve({ status: 200 });
    expect((await form).status).toBe(303);
    await Promise.all(background);
    expect((await postJson(aRequest(), key)).status).toBe(200);
  });
});
