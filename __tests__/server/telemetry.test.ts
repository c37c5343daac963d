/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace';
import type { ConsultationRequest } from '@/features/consultation/model/schema';
import { parseEnv } from '@/server/env';
import { log } from '@/server/log';
import { createTelemetry } from '@/server/openTelemetry';
import { createAccept } from '@/server/outbox/accept';
import { attempt } from '@/server/outbox/attempt';
import type { Store } from '@/server/outbox/store';
import {
  noteRequestId,
  observeDelivery,
  observeReceipt,
  observeWith,
  startTelemetry,
  stopTelemetry,
} from '@/server/telemetry';
import type { SendResult } from '@/server/webhook/send';

const id = '0f0c2f0e-7c55-4d3b-9a5a-0d6f4b3f2a11';
const answered = (status: number): SendResult => ({
  kind: 'answered',
  status,
  retryAfter: undefined,
});
const answer = (status: number) => ({ status, headers: {}, body: null });

function observe() {
  const spans = new InMemorySpanExporter();
  const metrics = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
  const reader = new PeriodicExportingMetricReader({ exporter: metrics });
  observeWith(
    createTelemetry({
      resource: resourceFromAttributes({}),
      spans: new SimpleSpanProcessor({ exporter: spans }),
      metrics: reader,
    }),
  );
  return {
    spans: () => spans.getFinishedSpans(),
    async counts() {
      await reader.forceFlush();
      const recorded = metrics
        .getMetrics()
        .at(-1)
        ?.scopeMetrics.flatMap((scope) => scope.metrics);
      return Object.fromEntries(
        (recorded ?? []).map(({ descriptor, dataPoints }) => [
          descriptor.name.replace('consultation_requests.', ''),
          dataPoints[0]?.value,
        ]),
      );
    },
  };
}

const store = {
  add: async () => undefined,
  markDelivered: async () => undefined,
  reschedule: async () => undefined,
  park: async () => undefined,
} as unknown as Store;

const attemptThatEndsIn = (result: SendResult, attempts = 1) =>
  attempt(
    { store, owner: 'test', retryDelaysSeconds: [5], send: async () => result },
    { id, body: '{}', attempts },
    new AbortController().signal,
  );

beforeEach(() => {
  log.level = 'silent';
});
afterEach(stopTelemetry);

test('a request has a span, and a delivery that it makes is a child of it', async () => {
  const { spans } = observe();
  await observeReceipt(async () => {
    noteRequestId(id);
    await observeDelivery(id, async () => answered(204));
    return answer(200);
  });
  const [delivery, request] = spans();
  expect(request).toMatchObject({
    name: 'POST /api/consultation',
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/api/consultation',
      'http.response.status_code': 200,
      'consultation_request.id': id,
    },
    status: { code: 0 },
  });
  expect(delivery).toMatchObject({
    name: 'deliver',
    attributes: {
      'http.request.method': 'POST',
      'http.response.status_code': 204,
      'consultation_request.id': id,
    },
    status: { code: 0 },
  });
  expect(delivery?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId);
});

test('a delivery in the background belongs to no request', async () => {
  const { spans } = observe();
  await observeReceipt(async () => answer(202));
  await observeDelivery(id, async () => answered(204));
  expect(spans().map(({ parentSpanContext }) => parentSpanContext)).toEqual([undefined, undefined]);
});

test.each([
  ['an error status', answered(503), { 'http.response.status_code': 503 }],
  ['a redirect', answered(302), { 'http.response.status_code': 302 }],
  ['no answer', { kind: 'failed', code: 'ECONNRESET' } as const, { 'error.type': 'ECONNRESET' }],
])('a delivery that ends in %s is a failed span', async (_, result, attributes) => {
  const { spans } = observe();
  expect(await observeDelivery(id, async () => result)).toBe(result);
  expect(spans()[0]).toMatchObject({ status: { code: 2 }, attributes });
});

test('a refusal is no failure of the server, a 503 is', async () => {
  const { spans } = observe();
  for (const status of [422, 503]) await observeReceipt(async () => answer(status));
  expect(spans().map(({ status }) => status.code)).toEqual([0, 2]);
});

test('an exception passes through and leaves its code behind, not its message', async () => {
  const { spans } = observe();
  const error = new TypeError('connect https://secret.example/hook for ada@example.com');
  await expect(observeReceipt(() => Promise.reject(error))).rejects.toBe(error);
  const [span] = spans();
  expect(span).toMatchObject({ attributes: { 'error.type': 'TypeError' }, status: { code: 2 } });
  expect(span?.events).toEqual([]);
  expect(span?.status).not.toHaveProperty('message');
});

test('what becomes of requests is counted', async () => {
  const { counts } = observe();
  const nothing = { accepted: 0, quarantined: 0, delivered: 0, retried: 0, parked: 0 };
  expect(await counts()).toEqual(nothing);
  const accept = createAccept({ store, delivery: undefined, send: undefined, patienceMs: 1 });
  const request = {} as ConsultationRequest;
  await accept({ id: 'a', request, quarantine: undefined });
  await accept({ id: 'b', request, quarantine: undefined });
  await accept({ id: 'c', request, quarantine: 'the honeypot was filled' });
  await attemptThatEndsIn(answered(200));
  await attemptThatEndsIn(answered(500));
  await attemptThatEndsIn({ kind: 'failed', code: 'TIMEOUT' });
  await attemptThatEndsIn({ kind: 'failed', code: 'ECONNREFUSED' });
  await attemptThatEndsIn(answered(500), 2);
  expect(await counts()).toEqual({
    accepted: 2,
    quarantined: 1,
    delivered: 1,
    retried: 3,
    parked: 1,
  });
});

test('a repetition is not counted again', async () => {
  const { counts } = observe();
  const known = { ...store, add: async () => ({ fingerprint: 'another' }) } as unknown as Store;
  const accept = createAccept({
    store: known,
    delivery: undefined,
    send: undefined,
    patienceMs: 1,
  });
  await accept({ id, request: {} as ConsultationRequest, quarantine: undefined });
  expect(await counts()).toMatchObject({ accepted: 0 });
});

test('what the webhook takes while the outbox is broken is counted, what nobody takes is not', async () => {
  const { counts } = observe();
  jest.spyOn(log, 'error').mockImplementation();
  jest.spyOn(log, 'warn').mockImplementation();
  const broken = { ...store, add: () => Promise.reject(new Error('full')) } as unknown as Store;
  let status = 200;
  const accept = createAccept({
    store: broken,
    delivery: undefined,
    send: async () => answered(status),
    patienceMs: 1,
  });
  await accept({ id: 'a', request: {} as ConsultationRequest, quarantine: undefined });
  status = 500;
  await accept({ id: 'b', request: {} as ConsultationRequest, quarantine: undefined });
  expect(await counts()).toMatchObject({ accepted: 1, delivered: 1, retried: 0 });
});

describe('without an endpoint', () => {
  test('work is done as if nothing were there', async () => {
    await startTelemetry(undefined);
    noteRequestId(id);
    const result = answered(204);
    expect(await observeDelivery(id, async () => result)).toBe(result);
  });

  test('OpenTelemetry is known to one module, which is imported only at run time', () => {
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => ({ name, code: readFileSync(join('src', name), 'utf8') }));
    const those = (pattern: RegExp) =>
      sources.filter(({ code }) => pattern.test(code)).map(({ name }) => name);
    expect(those(/@opentelemetry\//)).toEqual([join('server', 'openTelemetry.ts')]);
    expect(those(/from '[^']*\/openTelemetry'/)).toEqual([]);
    expect(those(/import\('[^']*\/openTelemetry'\)/)).toEqual([join('server', 'telemetry.ts')]);
  });
});

test.each(['localhost:4318', 'grpc://localhost:4317', 'https://user:secret@collector.example'])(
  'an endpoint that is none (%s) is named at start, its value is not',
  (endpoint) => {
    const parse = () => parseEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
    expect(parse).toThrow(/^OTEL_EXPORTER_OTLP_ENDPOINT must be an http:\/\/ or https:\/\/ URL/);
    expect(parse).not.toThrow(endpoint);
  },
);

test('a collector that does not answer holds a process up for two seconds at most', async () => {
  observeWith({
    inSpan: (_, work) => work(),
    annotate: () => undefined,
    count: () => undefined,
    stop: () => new Promise(() => undefined),
  });
  const begun = Date.now();
  await stopTelemetry();
  expect(Date.now() - begun).toBeLessThan(2000);
});
