import { describeError } from '@/server/errorCode';
import { inAscii, log } from '@/server/log';
import { startLoop } from '@/server/loop';

jest.unmock('@/server/log');

test('a line of the log has nothing that a terminal could obey or a reader mistake', () => {
  const line = '{"got":"https://a.example\u009b31m\u0085\u200f\u001b[2Jé","count":1}\n';
  expect(inAscii(line)).toBe('{"got":"https://a.example?31m???[2J?","count":1}\n');
});

test('a loop goes on where its work fails, and the log says once when that begins and when it ends', async () => {
  jest.useFakeTimers();
  const lines: unknown[] = [];
  jest.spyOn(log, 'error').mockImplementation((_, line) => lines.push(line));
  jest.spyOn(log, 'info').mockImplementation((line) => lines.push(line));
  const work = jest.fn(async (): Promise<undefined> => {
    if (work.mock.calls.length < 4) throw new Error();
  });
  const { stop } = startLoop('The work', 1000, work);
  await jest.advanceTimersByTimeAsync(4999);
  await stop();
  expect(work).toHaveBeenCalledTimes(5);
  expect(lines).toEqual(['The work fails', 'The work works again']);
});

test('an unexpected error is described by its name and its frames, without its message', () => {
  const error = new TypeError('ana@example.com\n    at secret (https://hooks.example/s3cret)');
  const { error: name, frames } = describeError(error);
  expect(name).toBe('TypeError');
  expect(frames[0]).toContain('helpers.test.ts');
  expect(frames.join()).not.toContain('s3cret');
  expect(describeError('thrown text')).toEqual({ error: 'UNKNOWN', frames: [] });
});
