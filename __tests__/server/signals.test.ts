import { createRecentCount } from '@/server/signals';

test('a count has what happened within its window, exact to a tenth of it', () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  const recent = createRecentCount(1000);
  expect(recent.count()).toBe(0);
  recent.add();
  clock.mockReturnValue(500);
  for (let count = 0; count < 9; count += 1) recent.add();
  expect(recent.count()).toBe(10);
  clock.mockReturnValue(1000);
  expect(recent.count()).toBe(9);
  clock.mockReturnValue(1600);
  expect(recent.count()).toBe(0);
  recent.add();
  recent.clear();
  expect(recent.count()).toBe(0);
});
