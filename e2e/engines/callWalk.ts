import { isDeepStrictEqual } from 'node:util';
import { callPage } from '@/content/copy/callPage';
import { todayIn } from '@/features/consultation/model/call/calendar';
import { callEndpoint, consultationEndpoint, paths } from '@/lib/paths';
import { expect, newClient, siteTest as test } from '../../testing/browser/test';
import { createChance } from '../../testing/run/chance';
import { eventually } from '../../testing/run/eventually';
import { aCallTime, agencyZone, openDayAfter } from '../../testing/samples/calls';
import { aRequest } from '../../testing/samples/consultationRequest';
import { freeTime, pickTime, type Walk } from './steps';

const length = 12;

const { book, moving, ledes } = callPage;
/** These texts identify the page's state. */
const texts = {
  unknown: ledes.unknown,
  silent: ledes.unreachable,
  book,
  moving,
};

export async function postElsewhere(walk: Walk, path: string, body: object) {
  const headers = { ...newClient(), 'content-type': 'application/json' };
  const post = { method: 'POST', headers, body: JSON.stringify(body) };
  return (await fetch(walk.site.url + path, post)).json();
}

/** Sends a request for a call. @returns its thread */
export async function bookCall(walk: Walk, daysAhead: number) {
  const callDate = openDayAfter(todayIn(agencyZone, new Date()), daysAhead);
  const call = { callDate, callTime: aCallTime };
  const request = { ...aRequest({ contactMethod: 'phone' }), ...call };
  const { id } = await postElsewhere(walk, consultationEndpoint, request);
  return { thread: id as string, ...call };
}

function lookAtCall({ unknown, silent, book, moving }: typeof texts) {
  const said = document.querySelector('main [data-sky] [role="status"]')?.textContent ?? '';
  const link = document.querySelector<HTMLAnchorElement>('a[download]');
  const [, begins = null] = /DTSTART:(\w+)/.exec(decodeURIComponent(link?.href ?? '')) ?? [];
  const submit = document.querySelector('form [type="submit"]')?.textContent;
  const isBusy = submit === moving;
  const isUnknown = said.startsWith(unknown);
  const isSilent = said.startsWith(silent);
  const isNone = submit === book;
  const kind = begins ? 'held' : isUnknown ? 'unknown' : isSilent ? 'silent' : isNone ? 'none' : '';
  return { kind: isBusy ? '' : kind, begins };
}

const hasFocus = () => document.activeElement !== document.body;

/** Presses twice at an element's center, on whatever is there, as a double click does. */
function pressTwice(selector: string): void {
  const target = document.querySelector<HTMLElement>(selector);
  target?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = target?.getBoundingClientRect();
  if (!box) throw new Error(`There is no ${selector}`);
  const press = (detail: number) => {
    const [clientX, clientY] = [box.left + box.width / 2, box.top + box.height / 2];
    const met = document.elementFromPoint(clientX, clientY);
    const control = met?.closest<HTMLElement>('a, button, label');
    const at = { bubbles: true, cancelable: true, clientX, clientY, detail };
    if (control?.dispatchEvent(new MouseEvent('mousedown', at)))
      control.focus({ preventScroll: true });
    control?.dispatchEvent(new MouseEvent('click', at));
  };
  press(1);
  setTimeout(press, 150, 2);
}

const move = 'form [type="submit"]';
const cancel = 'form > div > .button[type="button"]';
const keep = 'dialog[open] [data-variant="primary"]';
const confirm = 'dialog[open] [data-variant="secondary"]';

export function walkOverCall(walk: Walk): void {
  test(`a walk of ${length} random steps over the page of a call shows what the server holds`, async () => {
    const { visitor, gate } = walk;
    const { upTo, oneOf } = createChance();
    const { thread, callDate, callTime } = await bookCall(walk, 12);
    const steps: string[] = [];
    const read = () => postElsewhere(walk, callEndpoint, { thread });
    const shows = async () => {
      const { callTime: time } = await read();
      return time === undefined ? 'unknown' : time === null ? 'none' : 'held';
    };
    const versionOf = async () => ((await read()).version as number | undefined) ?? -1;
    const network: { restore?: (() => void) | undefined } = {};
    const isThere = (selector: string) =>
      visitor.run((wanted) => document.querySelector(wanted) !== null, selector);

    async function settle(): Promise<void> {
      let seen: { kind: string } = { kind: '' };
      let wanted: unknown;
      await eventually(async () => {
        seen = await visitor.run(lookAtCall, texts);
        // Without an answer, the page keeps what it shows.
        wanted = network.restore || seen.kind === 'silent' ? seen.kind : await shows();
        return seen.kind !== '' && isDeepStrictEqual(seen.kind, wanted);
      }).catch(() => undefined);
      expect(seen.kind, steps.join(' ')).toBe(wanted);
    }

    const doublePress = (selector: string) => visitor.act(pressTwice, selector);

    const look = () =>
      visitor.run(() => void document.dispatchEvent(new Event('visibilitychange')));

    async function pressed(press: () => Promise<unknown>): Promise<void> {
      await press();
      await settle();
      expect(await visitor.run(hasFocus), steps.join(' ')).toBe(true);
    }

    const actions: [name: string, needs: string, act: () => Promise<unknown>][] = [
      ['choose', freeTime, () => pickTime(visitor, upTo(12))],
      ['move', move, () => pressed(() => visitor.click(move))],
      ['move twice', move, () => pressed(() => doublePress(move))],
      [
        'cancel twice, keep',
        cancel,
        () =>
          pressed(async () => {
            const before = await versionOf();
            await doublePress(cancel);
            await visitor.sees(keep);
            expect(await versionOf()).toBe(before);
            await visitor.click(keep);
          }),
      ],
      [
        'give up',
        cancel,
        () =>
          pressed(async () => {
            await visitor.click(cancel);
            await visitor.click(confirm);
          }),
      ],
      [
        'move elsewhere',
        'main',
        () => {
          const time = `${oneOf(['11', '12', '13', '14'])}:${oneOf(['00', '15', '30', '45'])}`;
          return postElsewhere(walk, callEndpoint, { thread, callDate, callTime: time }).then(look);
        },
      ],
      [
        'give up elsewhere',
        'main',
        () =>
          postElsewhere(walk, callEndpoint, { thread, callDate: null, callTime: null }).then(look),
      ],
      ['look', 'main', look],
      ['reload', 'main', () => visitor.reload()],
      [
        'back',
        'main',
        async () => {
          const address = `${paths.call}#${thread}`;
          await visitor.visit('/privacy');
          await visitor.go(-1, address);
        },
      ],
      [
        'network',
        'main',
        async () => {
          network.restore?.();
          network.restore = network.restore
            ? undefined
            : gate.refuse(/^POST \/api\/consultation\/call/);
        },
      ],
    ];

    expect(await read()).toMatchObject({ callTime });
    await visitor.visit(`${paths.call}#${thread}`);
    await settle();
    while (steps.length < length) {
      const [name, needs, act] = oneOf(actions);
      if (!(await isThere(needs))) continue;
      steps.push(name);
      await act();
      await settle();
    }
    network.restore?.();
    await walk.site.emptyOutbox();
    await look();
    await settle();
  });
}
