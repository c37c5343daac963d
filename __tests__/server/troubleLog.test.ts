import { log } from '@/server/log';
import { createTroubleLog } from '@/server/troubleLog';

jest.mock('@/server/log', () => ({ log: { info: jest.fn(), error: jest.fn() } }));

const minute = 60_000;
const fields = { error: 'SQLITE_FULL' };

test('logs a problem when it begins, once an hour while it lasts, and when it ends', () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  const report = createTroubleLog('It fails', 'It works again');
  report();
  expect(log.info).not.toHaveBeenCalled();

  for (let minutes = 0; minutes < 150; minutes += 1) {
    clock.mockReturnValue(minutes * minute);
    report(fields);
  }
  expect(log.error).toHaveBeenCalledTimes(3);
  expect(log.error).toHaveBeenCalledWith(fields, 'It fails');

  report();
  report();
  expect(log.info).toHaveBeenCalledTimes(1);
  expect(log.info).toHaveBeenCalledWith('It works again');

  report(fields);
  expect(log.error).toHaveBeenCalledTimes(4);
});
