import { consultationEndpoint } from '@/lib/paths';
import { type Receiver, startReceiver } from '../testing/receiver';
import { canaryPath } from '../testing/testBuild';
import { expect, test } from './support/test';
import { startTestSite } from './support/testSite';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number | string };
}
interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Attribute[];
}
interface Metric {
  name: string;
  sum: { dataPoints: { asDouble?: number; asInt?: number | string }[] };
}
interface Traces {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[];
}
interface Metrics {
  resourceMetrics: { scopeMetrics: { metrics: Metric[] }[] }[];
}

const personal = {
  name: 'Grace Hopper',
  email: 'grace@navy.example',
  phone: '+1 555 010 7788',
  company: 'Eckert-Mauchly',
  website: 'https://flowmatic.example',
  description: 'A compiler for people.',
};
const consultation = {
  ...personal,
  service: 'website',
  contactMethod: 'email',
  submittedAt: '2026-11-20T08:00:00.000Z',
};

const bodiesFor = <T>(collector: Receiver, path: string) =>
  collector.requests
    .filter((request) => request.path === path)
    .map(({ body }) => JSON.parse(body) as T);

const attributeOf = ({ attributes }: Pick<Span, 'attributes'>, key: string) => {
  const value = attributes.find((attribute) => attribute.key === key)?.value;
  return value?.stringValue ?? (value?.intValue === undefined ? undefined : Number(value.intValue));
};

/** The last value of each counter. */
function countersOf(collector: Receiver): Record<string, number> {
  const metrics = bodiesFor<Metrics>(collector, '/v1/metrics').flatMap(({ resourceMetrics }) =>
    resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics)),
  );
  return Object.fromEntries(
    metrics.map(({ name, sum }) => {
      const point = sum.dataPoints[0];
      return [name, Number(point?.asDouble ?? point?.asInt)];
    }),
  );
}

test('a collector gets a span for each request and delivery, the counters, and nobody’s data', async ({
  request,
  receiver,
}) => {
  const collector = await startReceiver({ path: '' });
  collector.answerWith({
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const site = await startTestSite({
    webhookUrl: receiver.url,
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_SERVICE_NAME: 'site-under-test',
    },
  });
  const post = async (data: object, expected: number) => {
    const response = await request.post(`${site.url}${consultationEndpoint}`, { data });
    expect(response.status()).toBe(expected);
  };
  try {
    await post(consultation, 200);
    receiver.answerWith({ status: 503 });
    await post({ ...consultation, company: 'Remington Rand' }, 202);
    receiver.answerWith({ status: 410 });
    await post({ ...consultation, company: 'UNIVAC' }, 202);
    await post({ ...consultation, email: 'grace' }, 422);
  } finally {
    await site.stop();
    await collector.close();
  }

  expect(new Set(collector.requests.map(({ path }) => path))).toEqual(
    new Set(['/v1/traces', '/v1/metrics']),
  );
  const resources = bodiesFor<Traces>(collector, '/v1/traces').flatMap(
    (body) => body.resourceSpans,
  );
  expect(resources.map(({ resource }) => attributeOf(resource, 'service.name'))).toContain(
    'site-under-test',
  );
  const spans = resources.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  const requests = spans.filter(({ name }) => name === `POST ${consultationEndpoint}`);
  const deliveries = spans.filter(({ name }) => name === 'deliver');
  expect(spans).toHaveLength(7);
  expect(requests.map((span) => attributeOf(span, 'http.response.status_code')).sort()).toEqual([
    200, 202, 202, 422,
  ]);
  expect(deliveries.map((span) => attributeOf(span, 'http.response.status_code')).sort()).toEqual([
    204, 410, 503,
  ]);
  for (const delivery of deliveries) {
    const parent = requests.find(({ spanId }) => spanId === delivery.parentSpanId);
    expect(parent?.traceId).toBe(delivery.traceId);
    const id = attributeOf(delivery, 'consultation_request.id');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(attributeOf(parent ?? delivery, 'consultation_request.id')).toBe(id);
  }
  expect(countersOf(collector)).toEqual({
    'consultation_requests.accepted': 3,
    'consultation_requests.quarantined': 0,
    'consultation_requests.delivered': 1,
    'consultation_requests.retried': 1,
    'consultation_requests.parked': 1,
  });

  const sent = JSON.stringify(collector.requests);
  const secrets = [...Object.values(personal), 'UNIVAC', canaryPath, new URL(receiver.url).host];
  for (const secret of secrets) expect(sent).not.toContain(secret);
});

test('a collector that is not there keeps no request from being delivered', async ({
  request,
  receiver,
}) => {
  const gone = await startReceiver({ path: '' });
  await gone.close();
  const site = await startTestSite({
    webhookUrl: receiver.url,
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: gone.url },
  });
  let stoppedAfterMs: number;
  try {
    const response = await request.post(`${site.url}${consultationEndpoint}`, {
      data: consultation,
    });
    expect(response.status()).toBe(200);
  } finally {
    const begun = Date.now();
    await site.stop();
    stoppedAfterMs = Date.now() - begun;
  }
  expect(receiver.requests).toHaveLength(1);
  expect(stoppedAfterMs).toBeLessThan(10_000);
});
