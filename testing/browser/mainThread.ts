import type { Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  /** Without one, it is a moment. */
  dur?: number;
  args: { elementCount?: number };
}

/** How long after a page's load its work is counted, in milliseconds. */
const counted = 1500;

/** Loads a page, and says what its main thread did until 1.5 s later: how often and, in milliseconds, how long. */
export async function workOf(page: Page, address: string) {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['devtools.timeline'] });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(counted);
  const trace: TraceEvent[] = JSON.parse(String(await browser?.stopTracing())).traceEvents;
  const load = trace.findLast(({ name }) => name === 'MarkLoad');
  if (!load) throw new Error(`${address} has not loaded`);
  const tasks = trace
    .filter(({ pid, tid, dur }) => dur !== undefined && pid === load.pid && tid === load.tid)
    .filter(({ ts }) => ts < load.ts + 1000 * counted)
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const own = new Map<TraceEvent, number>();
  const open: TraceEvent[] = [];
  for (const task of tasks) {
    const { ts, dur = 0 } = task;
    while (open.length > 0 && ts >= (open.at(-1)?.ts ?? 0) + (open.at(-1)?.dur ?? 0)) open.pop();
    const outer = open.at(-1);
    // What it took by itself, without the tasks within it.
    own.set(task, dur);
    if (outer) own.set(outer, (own.get(outer) ?? 0) - dur);
    open.push(task);
  }
  const named = (...names: string[]) => tasks.filter(({ name }) => names.includes(name));
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const ms = (...names: string[]) => sum(named(...names).map((task) => own.get(task) ?? 0)) / 1000;
  return {
    style: ms('UpdateLayoutTree'),
    layout: ms('Layout'),
    paint: ms('PrePaint', 'Paint', 'Layerize', 'Commit'),
    passes: named('UpdateLayoutTree').length,
    elements: sum(named('UpdateLayoutTree').map(({ args }) => args.elementCount ?? 0)),
    paints: named('Paint').length,
  };
}
