import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  type IMetricReader,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, type SpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { errorCode } from './errorCode';
import { log } from './log';
import { type Attributes, type Outcome, outcomes, type Telemetry } from './telemetry';

const scope = 'consultation-requests';
const spanKinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT };

interface Pipeline {
  resource: Resource;
  spans: SpanProcessor;
  metrics: IMetricReader;
}

/**
 * Observes through the OpenTelemetry SDK. Its providers are not registered globally: Next would
 * begin to add spans of its own, which carry addresses with everything a client wrote into them.
 */
export function createTelemetry({ resource, spans, metrics }: Pipeline): Telemetry {
  const tracerProvider = new TracerProvider({ resource, spanProcessors: [spans] });
  const meterProvider = new MeterProvider({ resource, readers: [metrics] });
  const tracer = tracerProvider.getTracer(scope);
  const meter = meterProvider.getMeter(scope);
  const counters = new Map(
    outcomes.map((outcome) => {
      const counter = meter.createCounter(`consultation_requests.${outcome}`, {
        unit: '{request}',
      });
      counter.add(0); // The series is there before anything happened.
      return [outcome, counter] as const;
    }),
  );
  const running = new AsyncLocalStorage<Span>();

  return {
    async inSpan({ name, kind, attributes, summarize }, work) {
      const parent = running.getStore();
      const context = parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
      const span = tracer.startSpan(name, { kind: spanKinds[kind], attributes }, context);
      try {
        const result = await running.run(span, work);
        const summary = summarize(result);
        span.setAttributes(summary.attributes);
        if (summary.failed) span.setStatus({ code: SpanStatusCode.ERROR });
        return result;
      } catch (error) {
        // Its message may hold anything: the code has to do.
        span.setAttribute('error.type', errorCode(error));
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },

    annotate(attributes: Attributes) {
      running.getStore()?.setAttributes(attributes);
    },

    count(outcome: Outcome) {
      counters.get(outcome)?.add(1);
    },

    async stop() {
      await Promise.all([tracerProvider.shutdown(), meterProvider.shutdown()]);
    },
  };
}

/**
 * Sends spans and counters over OTLP/HTTP (JSON), as the standard `OTEL_EXPORTER_OTLP_*` variables
 * say; `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES` say who sends.
 */
export function exportTelemetry(): Telemetry {
  setGlobalErrorHandler((error) => {
    log.warn({ error: errorCode(error) }, 'Telemetry could not be exported');
  });
  const site = resourceFromAttributes({ 'service.name': 'ai-automation-agency-site' });
  return createTelemetry({
    resource: site.merge(detectResources({ detectors: [envDetector] })),
    spans: new BatchSpanProcessor({ exporter: new OTLPTraceExporter() }),
    metrics: new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter() }),
  });
}
