import { createRefusals } from '@/server/consultation/protection';
import { log } from '@/server/log';

jest.mock('@/server/log', () => ({ log: { warn: jest.fn() } }));

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(log.warn).mockClear();
});

const refusal = (got: string) => ({ expected: '', got, setting: '', isOurs: false });

test('refused posts are logged once a minute for each origin', () => {
  const { noteOrigin } = createRefusals({} as never);
  const lines = [0, 59_999, 1].map((ms) => {
    jest.advanceTimersByTime(ms);
    void noteOrigin(refusal('https://one.example'));
    return jest.mocked(log.warn).mock.calls.length;
  });
  expect(lines).toEqual([1, 1, 2]);
});

test('refused posts with forged origins do not fill the log', () => {
  const { noteOrigin } = createRefusals({} as never);
  for (let index = 0; index < 1000; index += 1) {
    void noteOrigin(refusal(`https://${index}.example`));
  }
  expect(log.warn).toHaveBeenCalledTimes(100);
});
