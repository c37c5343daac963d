import { callPage } from '@/content/copy/callPage';
import { todayIn } from '@/features/consultation/model/call/calendar';
import { callEndpoint, consultationEndpoint, paths } from '@/lib/paths';
import { expect, newClient, siteTest as test } from '../../testing/browser/test';
import { aCallTime, agencyZone, openDayAfter } from '../../testing/samples/calls';
import { aRequest } from '../../testing/samples/consultationRequest';
import { pickTime, type Walk } from './steps';

/** Tests that a call is moved by its link, and given up, in each engine. */
export function walkThroughMoves(walk: Walk): void {
  test('a call is moved by its link, and given up by a second press', async () => {
    const { site, visitor } = walk;
    const post = async (path: string, body: object) => {
      const headers = { ...newClient(), 'content-type': 'application/json' };
      const answer = { method: 'POST', headers, body: JSON.stringify(body) };
      return (await fetch(site.url + path, answer)).json();
    };
    const call = {
      callDate: openDayAfter(todayIn(agencyZone, new Date()), 9),
      callTime: aCallTime,
    };
    const request = { ...aRequest({ contactMethod: 'phone' }), ...call };
    const { id: thread } = await post(consultationEndpoint, request);
    const reads = (heading: string) =>
      visitor.until(heading, (text) => document.activeElement?.textContent === text, heading);
    await visitor.visit(`${paths.call}#${thread}`);
    await visitor.sees(`[name="callTime"][value="${call.callTime}"]:checked`);
    await pickTime(visitor, 0);
    await visitor.click('form [type="submit"]:enabled');
    await reads(callPage.moved);
    const moved = await post(callEndpoint, { thread });
    expect(moved).toMatchObject({ callDate: call.callDate, version: 1 });
    expect(moved.callTime).not.toBe(call.callTime);
    await visitor.click('form > div > .button[type="button"]');
    await visitor.click('dialog[open] .button[data-variant="primary"]');
    await reads(callPage.canceled);
    expect(await post(callEndpoint, { thread })).toMatchObject({ callTime: null, version: 2 });
  });
}
