import { randomUUID } from 'node:crypto';
import { aRequest } from '../../../testing/samples/consultationRequest';
import { receiverForTests } from '../../../testing/site/receiver';
import { background, loadRoutes, type Routes } from '../../../testing/unit/loadRoutes';
import { allOf } from '../../../testing/unit/outboxUnderTest';

const receiver = receiverForTests();
let routes: Routes;

beforeAll(async () => {
  routes = await loadRoutes({ CONSULTATION_WEBHOOK_URL: receiver.url });
});
afterAll(() => routes.close());

const fields = aRequest();
const json = { type: 'application/json', body: JSON.stringify(fields) };
const form = {
  type: 'application/x-www-form-urlencoded',
  body: new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, value ?? ''])),
};

/** Posts a request and returns the sources that the outbox and the webhook get. */
async function sourceOf(
  source: string,
  id = randomUUID(),
  { type, body } = json as typeof json | typeof form,
) {
  const headers = { 'content-type': type, 'idempotency-key': id, 'x-source': source };
  const request = new Request('http://localhost/api/consultation', {
    method: 'POST',
    headers,
    body,
  });
  const { status } = await routes.consultation.POST(request);
  await Promise.all(background);
  const stored = (await allOf(routes.queries.each())).find((one) => one.id === id);
  const posted = receiver.requests.find((one) => one.headers['webhook-id'] === id);
  return { status, stored: stored?.source, sent: posted?.headers['x-source'] };
}

test('the source of a request is stored and sent', async () => {
  const source = 'utm_source=google&utm_campaign=spring+sale&referrer=www.google.com&page=%2F';
  expect(await sourceOf(source)).toEqual({ status: 200, stored: source, sent: source });
});

test('a form post has no source', async () => {
  const seen = await sourceOf('page=%2F', randomUUID(), form);
  expect(seen).toEqual({ status: 303, stored: null, sent: undefined });
});

const emoji = encodeURIComponent('\u{1F4A1}');
const long = 'a'.repeat(10_000);

test.each([
  ['line breaks', 'utm_source=a%0D%0Ax-evil:+1', 'utm_source=a%0D%0Ax-evil%3A+1'],
  ['10 KB', `utm_source=${long}&page=%2F`, `utm_source=${'a'.repeat(100)}&page=%2F`],
  ['an emoji', `utm_source=${emoji}`, `utm_source=${emoji}`],
  ['a hundred emojis', `utm_source=${emoji.repeat(100)}&page=%2F`, 'page=%2F'],
  ['lone percent signs', 'utm_source=100%&page=%E0%A4', 'utm_source=100%25&page=%EF%BF%BD'],
  ['repeated names', 'page=%2Fa&page=%2Fb', 'page=%2Fa'],
  ['bytes of Latin 1', 'utm_source=\u00e9', 'utm_source=%C3%A9'],
  ['unknown names', 'gclid=1&fbclid=2&__proto__=3', undefined],
  ['nothing', '', undefined],
])('a request is accepted with %s in its source', async (_, given, kept) => {
  expect(await sourceOf(given)).toEqual({ status: 200, stored: kept ?? null, sent: kept });
});

test('a source has at most 1,000 bytes', async () => {
  const value = encodeURIComponent('é'.repeat(50));
  const names = ['source', 'medium', 'campaign', 'term', 'content'];
  const { stored } = await sourceOf(names.map((name) => `utm_${name}=${value}`).join('&'));
  expect(stored?.length).toBeLessThanOrEqual(1000);
  expect(stored?.match(/utm_/g)).toHaveLength(3);
});

test('a repeat from another page is the same request', async () => {
  const id = randomUUID();
  await sourceOf('page=%2F', id);
  expect(await sourceOf('page=%2Fabout', id)).toMatchObject({ status: 200, stored: 'page=%2F' });
});
