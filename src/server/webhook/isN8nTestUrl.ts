import 'server-only';

/** Whether a webhook URL is n8n's test address, which works only while a person watches it. */
export function isN8nTestUrl(url: string): boolean {
  return new URL(url).pathname.includes('/webhook-test/');
}
