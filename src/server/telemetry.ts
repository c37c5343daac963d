import 'server-only';
import { consultationEndpoint } from '@/lib/paths';
import { errorCode } from './errorCode';
import type { Answer } from './http/exchange';
import { log } from './log';
import { perProcess } from './perProcess';
import type { SendResult } from './webhook/send';

/** What becomes of consultation requests, as it is counted. `retried`: a failed attempt that is not the last. */
export const outcomes = ['accepted', 'quarantined', 'delivered', 'retried', 'parked'] as const;
export type Outcome = (typeof outcomes)[number];

/** Ids, statuses and codes only: never personal data, never the webhook's URL. */
export type Attributes = Record<string, string | number>;

export interface SpanDescription<T> {
  name: string;
  /** Whether this process answers or asks. */
  kind: 'server' | 'client';
  attributes: Attributes;
  /** What the result adds, and whether it is a failure. */
  summarize(result: T): { attributes: Attributes; failed: boolean };
}

/** What observes this process, when it is observed. */
export interface Telemetry {
  /** Runs work in a span; spans begun in it are its children. */
  inSpan<T>(span: SpanDescription<T>, work: () => Promise<T>): Promise<T>;
  /** Adds to the span that is running. */
  annotate(attributes: Attributes): void;
  count(outcome: Outcome): void;
  /** Sends what has not been sent yet, and ends. */
  stop(): Promise<void>;
}

/** How long the last export may hold up a process that is ending, in milliseconds. */
const farewellMs = 1500;

const state = perProcess<{ telemetry?: Telemetry | undefined }>('telemetry', () => ({}));

/** @param telemetry absent: nothing is observed from now on */
export function observeWith(telemetry: Telemetry | undefined): void {
  state.telemetry = telemetry;
}

/**
 * Begins to observe this process when there is somewhere to send it; otherwise nothing is loaded.
 * That it cannot begin is logged and stops nothing.
 *
 * @param endpoint the OTLP endpoint; the exporters read it and its companions themselves
 */
export async function startTelemetry(endpoint: string | undefined): Promise<void> {
  if (!endpoint) return;
  try {
    const { exportTelemetry } = await import('./openTelemetry');
    observeWith(exportTelemetry());
  } catch (error) {
    log.error({ error: errorCode(error) }, 'Telemetry could not be started');
  }
}

/** Sends what has not been sent yet, within the time that a process has to end. Never throws. */
export async function stopTelemetry(): Promise<void> {
  const stopped = state.telemetry?.stop();
  observeWith(undefined);
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, farewellMs);
  });
  await Promise.race([stopped?.catch(() => undefined), patience]);
  clearTimeout(timer);
}

const observe = <T>(span: SpanDescription<T>, work: () => Promise<T>): Promise<T> =>
  state.telemetry ? state.telemetry.inSpan(span, work) : work();

/** Observes one HTTP request for a consultation. Attributes: OpenTelemetry's HTTP conventions. */
export function observeReceipt(work: () => Promise<Answer>): Promise<Answer> {
  const attributes = { 'http.request.method': 'POST', 'http.route': consultationEndpoint };
  const summarize = ({ status }: Answer) => ({
    attributes: { 'http.response.status_code': status },
    failed: status >= 500,
  });
  return observe(
    { name: `POST ${consultationEndpoint}`, kind: 'server', attributes, summarize },
    work,
  );
}

/** Names the consultation request that is being received. */
export function noteRequestId(id: string): void {
  state.telemetry?.annotate({ 'consultation_request.id': id });
}

/** Observes one attempt at the webhook, whose address is secret and stays out of it. */
export function observeDelivery(id: string, work: () => Promise<SendResult>): Promise<SendResult> {
  const attributes = { 'http.request.method': 'POST', 'consultation_request.id': id };
  const summarize = (result: SendResult) =>
    result.kind === 'answered'
      ? {
          attributes: { 'http.response.status_code': result.status },
          failed: result.status < 200 || result.status > 299,
        }
      : { attributes: { 'error.type': result.code }, failed: true };
  return observe({ name: 'deliver', kind: 'client', attributes, summarize }, work);
}

/** Counts what became of a consultation request. */
export function count(outcome: Outcome): void {
  state.telemetry?.count(outcome);
}
