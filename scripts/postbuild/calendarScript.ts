import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { staticFolder } from './nextOutput';

const prefix = '/_next/static/';

/**
 * Returns the address of the script that a page's own scripts load on demand: the calendar. Next has no way to fetch
 * such a script without running it.
 *
 * @throws Error if there is not exactly one, or if Next has changed the format
 */
export function calendarScriptOf(html: string): string {
  const addresses = new Set(html.match(/\/_next\/static\/[\w/.-]+\.js/g));
  const read = (address: string) =>
    readFileSync(join(staticFolder, address.slice(prefix.length)), 'utf8');
  const loaded = [...addresses]
    .flatMap((address) => read(address).match(/(?<=")static\/chunks\/[^"]+\.js(?=")/g) ?? [])
    .map((path) => `/_next/${path}`)
    .filter((address) => !addresses.has(address) && read(address).includes('react-datepicker'));
  const [calendar, ...others] = new Set(loaded);
  if (!calendar || others.length > 0) {
    throw new Error(`the calendar's script is not readable: ${loaded.join(', ') || 'none'}`);
  }
  return calendar;
}
