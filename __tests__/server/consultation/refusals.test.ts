/** @jest-environment node */
import { createRefusals } from '@/server/consultation/refusals';

const minute = 60_000;
const now = Date.UTC(2026, 10, 20);

describe('refused posts', () => {
  test('are reported from the fourth within ten minutes on, until those are over', () => {
    const refusals = createRefusals();
    const reports = [0, 1, 2, 3, 4].map((at) => refusals.count(now + at * minute));
    expect(reports).toEqual([0, 0, 0, now + 10 * minute, now + 11 * minute]);
  });

  test('are not reported when they come slowly', () => {
    const refusals = createRefusals();
    const reports = [0, 4, 8, 12, 16].map((at) => refusals.count(now + at * minute));
    expect(reports).toEqual([0, 0, 0, 0, 0]);
  });

  test('are forgotten once a post is accepted', () => {
    const refusals = createRefusals();
    for (let count = 0; count < 3; count += 1) refusals.count(now);
    refusals.clear();
    expect(refusals.count(now)).toBe(0);
  });

  test('are logged once a minute for each origin', () => {
    const refusals = createRefusals();
    expect(refusals.shouldLog('https://a.example', now)).toBe(true);
    expect(refusals.shouldLog('https://a.example', now + minute - 1)).toBe(false);
    expect(refusals.shouldLog('https://b.example', now)).toBe(true);
    expect(refusals.shouldLog('https://a.example', now + minute)).toBe(true);
  });

  test('of made-up origins do not fill log and memory', () => {
    const refusals = createRefusals();
    const logged = Array.from({ length: 1000 }, (_, index) =>
      refusals.shouldLog(`https://${index}.example`, now),
    );
    expect(logged.filter(Boolean)).toHaveLength(100);
  });
});
