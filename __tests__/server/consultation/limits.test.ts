/** @jest-environment node */
import { createLimits } from '@/server/consultation/limits';

test('the posts of a client are counted for a minute, from the first of them', async () => {
  jest.useFakeTimers();
  const judge = createLimits(2);
  const kindOfNext = async () => (await judge('192.0.2.1')).kind;
  expect([await kindOfNext(), await kindOfNext()]).toEqual(['allowed', 'allowed']);
  jest.advanceTimersByTime(59_900);
  expect(await kindOfNext()).toBe('suspicious');
  jest.advanceTimersByTime(200);
  expect(await kindOfNext()).toBe('allowed');
});
