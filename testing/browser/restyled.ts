import type { Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  args: { elementCount?: number; data?: { type?: string } };
}

/** Counts the elements that each typed letter restyles. */
export async function restyledByLetter(page: Page): Promise<number> {
  const text = 'We bake in two towns.';
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['devtools.timeline'] });
  await page.keyboard.type(text, { delay: 50 });
  const trace: TraceEvent[] = JSON.parse(String(await browser?.stopTracing())).traceEvents;
  const typed = trace.filter(
    ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown',
  );
  if (typed.length !== text.length) throw new Error(`${typed.length} of ${text.length} letters`);
  const [{ pid, tid } = { pid: 0, tid: 0 }] = typed;
  const counts = trace
    .filter((event) => event.name === 'UpdateLayoutTree' && event.pid === pid && event.tid === tid)
    .map(({ args }) => args.elementCount ?? 0);
  return Math.round(counts.reduce((sum, count) => sum + count, 0) / text.length);
}
