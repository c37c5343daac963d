/** @jest-environment node */
import { clearRefusals, countRefusal, logRefusal } from '@/server/consultation/refusals';
import { log } from '@/server/log';

jest.mock('@/server/log', () => ({ log: { warn: jest.fn() } }));

const minute = 60_000;
const now = Date.UTC(2026, 10, 20);

/** What was recorded after refused posts at these minutes: the last report, in minutes. */
async function reportedAfter(minutes: readonly number[]): Promise<number> {
  let refusedUntil = 0;
  const status = {
    refusedUntil: () => refusedUntil,
    setRefusedUntil: async (until: number) => {
      refusedUntil = until;
    },
  } as Parameters<typeof countRefusal>[0];
  for (const at of minutes) {
    jest.spyOn(Date, 'now').mockReturnValue(now + at * minute);
    await countRefusal(status);
  }
  const reported = refusedUntil;
  await clearRefusals(status);
  return reported && (reported - now) / minute;
}

describe('refused posts', () => {
  test('are reported from the fourth within ten minutes on, until those are over', async () => {
    expect(await reportedAfter([0, 1, 2])).toBe(0);
    expect(await reportedAfter([0, 1, 2, 3])).toBe(10);
    expect(await reportedAfter([0, 1, 2, 3, 4])).toBe(11);
  });

  test('are not reported when they come slowly', async () => {
    expect(await reportedAfter([0, 4, 8, 12, 16])).toBe(0);
  });

  test('of made-up origins do not fill log and memory', () => {
    for (let index = 0; index < 1000; index += 1) {
      logRefusal({ expected: '', got: `https://${index}.example`, setting: '', isOurs: false });
    }
    expect(log.warn).toHaveBeenCalledTimes(100);
  });
});
