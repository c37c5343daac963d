import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { policyFile } from '@/lib/buildOutput';
import { version } from '../../../package.json';
import { eventually } from '../../../testing/run/eventually';
import { aRequest } from '../../../testing/samples/consultationRequest';
import { temporaryFolder } from '../../../testing/site/environment';
import { receiverForTests } from '../../../testing/site/receiver';
import { loadRoutes, logged, type Routes } from '../../../testing/unit/loadRoutes';

const receiver = receiverForTests();
let routes: Routes;
afterEach(() => routes.close());

const load = async (variables: Record<string, string> = {}) => {
  const own = { CONSULTATION_WEBHOOK_URL: receiver.url, SITE_URL: 'https://agency.example' };
  routes = await loadRoutes({ ...own, ...variables });
  // A busy machine may need longer than a statement's timeout to create the tables.
  const { database } = routes.outbox();
  await eventually(() => database.run('SELECT 1').then(() => true));
};

const ask = (headers: Record<string, string> = { 'x-forwarded-for': '127.0.0.1' }) =>
  routes.health.GET(new Request('http://10.0.0.1:3000/api/health', { headers }));

const isOk = { httpStatus: 200, status: 'ok', reasons: [], release: version };

async function health() {
  const response = await ask();
  return { httpStatus: response.status, ...(await response.json()) };
}

function post(from: Record<string, string>, request: object = aRequest()): Promise<Response> {
  const headers = { 'content-type': 'application/json', host: '10.0.0.1:3000', ...from };
  const init = { method: 'POST', headers, body: JSON.stringify(request) };
  return routes.consultation.POST(new Request('http://10.0.0.1:3000/api/consultation', init));
}

const refused = () => post({ origin: 'https://www.agency.example' });
const refusedReason = [
  expect.stringContaining(
    'see "Consultation request refused" in the log (if got is the address that visitors see, set SITE_URL to it',
  ),
];

describe('the health of the site', () => {
  test('is degraded after three posts in a row from our own page were refused, until one is accepted', async () => {
    await load();
    expect((await post({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await health()).httpStatus).toBe(200);
    for (const _ of [1, 2]) expect((await refused()).status).toBe(403);
    expect((await health()).httpStatus).toBe(200);
    expect((await refused()).status).toBe(403);
    const own = { origin: 'https://agency.example' };
    expect((await post(own, { ...aRequest(), reference_note: 'spam' })).status).toBe(202);
    expect((await post({}, aRequest({ name: 'Not from our page' }))).status).toBe(200);
    expect(await health()).toMatchObject({
      httpStatus: 503,
      status: 'degraded',
      reasons: refusedReason,
    });
    expect((await post(own)).status).toBe(200);
    expect(await health()).toEqual(isOk);
  });

  test('is degraded while a built site lacks the policies of its pages', async () => {
    await load();
    const [folder, environment] = [temporaryFolder(), process.env];
    jest.spyOn(process, 'cwd').mockReturnValue(folder);
    jest.replaceProperty(process, 'env', { ...environment, NODE_ENV: 'production' });
    expect((await health()).reasons).toEqual([expect.stringContaining('npm run build')]);
    mkdirSync(join(folder, dirname(policyFile)), { recursive: true });
    writeFileSync(join(folder, policyFile), '{}');
    expect((await health()).status).toBe('ok');
  });
});

test('the first 2xx that does not name the request’s id degrades health, until one does', async () => {
  await load({ WEBHOOK_CONFIRMS: 'true' });
  expect((await post({})).status).toBe(202);
  expect((await health()).reasons).toEqual([
    expect.stringMatching(/^the webhook answers 2xx without the request's id/),
  ]);
  receiver.answerWith(({ headers }) => ({
    status: 200,
    headers: { 'x-id': String(headers['webhook-id']) },
  }));
  expect((await post({}, aRequest({ name: 'Ana' }))).status).toBe(200);
  expect((await health()).status).toBe('ok');
});

test('a request that could not be stored is a reason until one is, even if the outbox works', async () => {
  await load();
  const known = aRequest({ name: 'Zoe' });
  await post({}, known);
  const { worker } = routes.outbox();
  const full = Object.assign(new Error(), { code: 'SQLITE_FULL' });
  if (worker) jest.spyOn(worker, 'add').mockRejectedValueOnce(full);
  expect((await post({}, aRequest({ name: 'Ana' }))).status).toBe(200);
  const reasons = [
    expect.stringMatching(/^a request could not be stored \(SQLITE_FULL\).* is on a full disk/),
  ];
  expect(await health()).toMatchObject({ httpStatus: 503, status: 'degraded', reasons });
  // A repeat stores nothing.
  expect((await post({}, known)).status).toBe(200);
  expect((await health()).reasons).toEqual(reasons);
  await post({}, aRequest({ name: 'Ben' }));
  expect(await health()).toEqual(isOk);
});

describe('a proxy that TRUSTED_PROXY_HOPS does not count', () => {
  const chain = (...entries: string[]) => ({ 'x-forwarded-for': entries.join(', ') });
  const proxied = chain('203.0.113.1', '10.0.0.1');

  test('is a reason after three accepted requests in a row through it, until one arrives without it', async () => {
    await load();
    const direct = chain('203.0.113.1');
    for (const [index, headers] of [proxied, proxied, direct, proxied, proxied].entries()) {
      await post(headers, aRequest({ name: `${index}` }));
    }
    // A repeat.
    await post(proxied, aRequest({ name: '4' }));
    expect(await health()).toEqual(isOk);
    await post(proxied);
    expect((await health()).reasons).toEqual([expect.stringContaining('set TRUSTED_PROXY_HOPS')]);
    await post(direct, aRequest({ name: 'Last' }));
    expect(await health()).toEqual(isOk);
  });

  test('is not a reason once it is counted', async () => {
    await load({ TRUSTED_PROXY_HOPS: '1' });
    for (const name of ['Ana', 'Ben', 'Cem']) await post(proxied, aRequest({ name }));
    expect(await health()).toEqual(isOk);
  });
});

describe('the reasons', () => {
  const secret = 'a-token-of-22-letters';
  const peer = (address: string, headers = {}) => ({ 'x-forwarded-for': address, ...headers });
  const token = { authorization: `Bearer ${secret}` };

  const areTold = async (headers: Record<string, string>) =>
    'reasons' in (await (await ask(headers)).json());

  test('are shown only with the token, if one is set', async () => {
    await load({ CONSULTATION_WEBHOOK_URL: '', CRON_SECRET: secret });
    expect(await areTold(peer('203.0.113.9', token))).toBe(true);
    expect(await areTold(peer('203.0.113.9'))).toBe(false);
    expect(await areTold(peer('127.0.0.1'))).toBe(false);
    expect(await areTold(peer('127.0.0.1', { authorization: 'Bearer other' }))).toBe(false);
  });

  test('are shown only to this machine if no token is set, whatever headers Next adds', async () => {
    await load({ CONSULTATION_WEBHOOK_URL: '' });
    const ofNext = { 'x-forwarded-host': '10.0.0.1:3000', 'x-forwarded-proto': 'http' };
    expect(await areTold(peer('127.0.0.1', ofNext))).toBe(true);
    for (const headers of [
      {},
      peer('203.0.113.9'),
      peer('203.0.113.9', token),
      peer('203.0.113.9, 127.0.0.1'),
      peer('127.0.0.1', { 'x-real-ip': '203.0.113.9' }),
    ]) {
      expect([headers, await areTold(headers)]).toEqual([headers, false]);
    }
  });
});

test('a refused post is logged with the origins that were expected and received', async () => {
  await load();
  await refused();
  await post({ 'sec-fetch-site': 'cross-site', 'x-forwarded-for': '203.0.113.9' });
  const expected = 'https://agency.example';
  expect(logged.filter(({ msg }) => msg === 'Consultation request refused')).toMatchObject([
    { level: 'warn', expected, got: 'https://www.agency.example', isOurs: true },
    { level: 'warn', expected, got: 'cross-site', isOurs: false },
  ]);
});
