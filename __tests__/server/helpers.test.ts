import { describeError } from '@/server/errorCode';
import { inAscii, log } from '@/server/log';
import { startLoop } from '@/server/loop';

jest.unmock('@/server/log');

test('a log line contains no control characters and only ASCII', () => {
  const line = '{"got":"https://a.example\u009b31m\u0085\u200f\u001b[2Jé","count":1}\n';
  expect(inAscii(line)).toBe('{"got":"https://a.example?31m???[2J?","count":1}\n');
});

test('a loop continues after its work fails, and logs the first failure and the recovery once', async () => {
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

test('the log fields of an unexpected error are its name and frames, without its message', () => {
  const error = new TypeError('ana@example.com\n    at secret (https://hooks.example/s3cret)');
  const { error: name, frames } = describeError(error);
  expect(name).toBe('TypeError');
  expect(frames[0]).toContain('helpers.test.ts');
  expect(frames.join()).not.toContain('s3cret');
  expect(describeError('thrown text')).toEqual({ error: 'UNKNOWN', frames: [] });
});
