import type { Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  /** Without one, it is a moment. */
  dur?: number;
  args: { elementCount?: number; data?: { url?: string; frame?: string } };
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
  const sent = trace.find(
    ({ name, args }) => name === 'ResourceSendRequest' && args.data?.url === page.url(),
  );
  // Not of the icon, an SVG document, nor of Chromium's own pages.
  const load = trace.findLast(
    ({ name, args }) => name === 'MarkLoad' && args.data?.frame === sent?.args.data?.frame,
  );
  if (!load) throw new Error(`${address} has not loaded`);
  const end = load.ts + 1000 * counted;
  const tasks = trace.filter(
    ({ pid, tid, ts }) => pid === load.pid && tid === load.tid && ts < end,
  );
  const named = (...names: string[]) =>
    tasks.filter(({ name, dur }) => dur !== undefined && names.includes(name));
  const sum = (values: (number | undefined)[]) =>
    values.reduce((total: number, value = 0) => total + value, 0);
  const ms = (...names: string[]) => sum(named(...names).map(({ dur }) => dur)) / 1000;
  return {
    style: ms('UpdateLayoutTree'),
    layout: ms('Layout'),
    paint: ms('PrePaint', 'Paint', 'Layerize', 'Commit'),
    passes: named('UpdateLayoutTree').length,
    elements: sum(named('UpdateLayoutTree').map(({ args }) => args.elementCount)),
    paints: named('Paint').length,
  };
}
