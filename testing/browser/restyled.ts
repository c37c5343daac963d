import type { Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  args: { elementCount?: number; data?: { type?: string; frame?: string; url?: string } };
}

const traced = ['devtools.timeline', 'loading'];

/** Counts the elements whose style is calculated until the page has loaded. A busy machine calculates some twice. */
export async function restyledUntilLoad(page: Page, path: string): Promise<number> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: traced });
  await page.goto(path, { waitUntil: 'load' });
  // The trace gets the load event a little later.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  const trace: TraceEvent[] = JSON.parse(String(await browser?.stopTracing())).traceEvents;
  // An SVG image is a document with a load event of its own.
  const ofPage = trace.find(
    ({ name, args }) => name === 'CommitLoad' && args.data?.url?.startsWith('http'),
  );
  const frame = ofPage?.args.data?.frame;
  const loaded = trace.find(({ name, args }) => name === 'MarkLoad' && args.data?.frame === frame);
  if (!frame || !loaded) throw new Error('The trace has no load event.');
  return trace
    .filter(({ name, pid, tid, ts }) => {
      const isPages = pid === loaded.pid && tid === loaded.tid && ts <= loaded.ts;
      return isPages && name === 'UpdateLayoutTree';
    })
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
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
