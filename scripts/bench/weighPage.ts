import { gzipSync } from 'node:zlib';
import type { Browser, Request } from '@playwright/test';

/** What a browser downloads, in bytes: text gzipped, fonts and pictures as they are. */
export interface PageWeight {
  html: number;
  script: number;
  stylesheet: number;
  font: number;
  image: number;
  /** Fetched ahead for pages that may come next; not needed for this one. */
  prefetch: number;
  /** How many of all these there were. */
  requests: number;
}

type Kind = Exclude<keyof PageWeight, 'requests'>;

const kinds: Readonly<Record<string, Kind>> = {
  document: 'html',
  script: 'script',
  stylesheet: 'stylesheet',
  font: 'font',
  image: 'image',
};

const isText = (type: string) => /text|javascript|json|xml|x-component/.test(type);

async function sizeOf(request: Request): Promise<number> {
  const response = await request.response();
  const body = (await response?.body()) ?? Buffer.alloc(0);
  return isText(response?.headers()['content-type'] ?? '') ? gzipSync(body).length : body.length;
}

/**
 * What the first visit to a page downloads until nothing more comes, before anything is touched.
 *
 * @param browser a browser whose cache is not used: the page gets a context of its own
 */
export async function weighPage(browser: Browser, url: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(url, { waitUntil: 'networkidle' });
  const weight: PageWeight = {
    html: 0,
    script: 0,
    stylesheet: 0,
    font: 0,
    image: 0,
    prefetch: 0,
    requests: requests.length,
  };
  for (const request of requests) {
    weight[kinds[request.resourceType()] ?? 'prefetch'] += await sizeOf(request);
  }
  await context.close();
  return weight;
}
