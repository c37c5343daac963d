import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { aRequest } from '../../testing/consultationRequest';

export interface Measured {
  /** Requests per second over the whole run. */
  rate: number;
  requests: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Answers that were not 2xx, and requests without an answer. */
  failures: number;
}

interface AutocannonResult {
  latency: { p50: number; p99: number };
  non2xx: number;
  errors: number;
  timeouts: number;
  duration: number;
  requests: { total: number };
}

const body = JSON.stringify(aRequest());

/** Posts consultation requests from 20 clients for some seconds, in a process of its own. */
export async function load(url: string, seconds: number): Promise<Measured> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      'node_modules/autocannon/autocannon.js',
      ...['--json', '-c', '20', '-d', String(seconds), '-m', 'POST'],
      ...['-H', 'content-type=application/json', '-b', body, url],
    ],
    { timeout: 180_000, maxBuffer: 10_000_000 },
  );
  const result = JSON.parse(stdout) as AutocannonResult;
  return {
    rate: result.requests.total / result.duration,
    requests: result.requests.total,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}

/** Resident and peak memory of a process in MiB, where the system tells (Linux). */
export function memoryOf(pid: number | undefined): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const mib = (field: string) => Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  return { now: mib('VmRSS'), peak: mib('VmHWM') };
}
