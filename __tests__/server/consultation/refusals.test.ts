import { clearRefusals, countRefusal, logRefusal } from '@/server/consultation/refusals';
import { log } from '@/server/log';

jest.mock('@/server/log', () => ({ log: { warn: jest.fn() } }));

const minute = 60_000;
const now = Date.UTC(2026, 10, 20);

/** Refuses posts at these minutes and returns the end of the last report, in minutes. */
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
  beforeEach(() => jest.mocked(log.warn).mockClear());

  test('are reported from the fourth within ten minutes until that window ends', async () => {
    expect(await reportedAfter([0, 1, 2])).toBe(0);
    expect(await reportedAfter([0, 1, 2, 3])).toBe(10);
    expect(await reportedAfter([0, 1, 2, 3, 4])).toBe(11);
  });

  test('update the report at most every 30 seconds, so that a flood writes little', async () => {
    expect(await reportedAfter([0, 0.1, 0.2, 0.3, 0.4])).toBe(10);
    expect(await reportedAfter([0, 0.5, 0.6, 0.7, 0.8])).toBe(10.5);
  });

  test('are not reported when they are rare', async () => {
    expect(await reportedAfter([0, 4, 8, 12, 16])).toBe(0);
  });

  test('are logged once a minute for each origin', () => {
    const clock = jest.spyOn(Date, 'now');
    const linesAt = (ms: number) => {
      clock.mockReturnValue(now + ms);
      logRefusal({ expected: '', got: 'https://one.example', setting: '', isOurs: false });
      return jest.mocked(log.warn).mock.calls.length;
    };
    expect([0, 59_999, 60_000].map(linesAt)).toEqual([1, 1, 2]);
  });

  test('with forged origins do not fill the log or memory', () => {
    for (let index = 0; index < 1000; index += 1) {
      logRefusal({ expected: '', got: `https://${index}.example`, setting: '', isOurs: false });
    }
    expect(log.warn).toHaveBeenCalledTimes(100);
  });
});
