import { log } from '@/server/log';
import { prepare } from '@/server/start';
import { version } from '../../package.json';
import { outboxHere } from '../../testing/unit/outboxHere';

test('outbox --version and the first line of the log name the version of package.json', async () => {
  expect((await outboxHere('--version')).stdout).toBe(`${version}\n`);
  const readEnv = () => {
    expect(log.info).toHaveBeenCalledWith({ release: version }, 'Starting');
    throw new Error('malformed');
  };
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit');
  });
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  await expect(prepare(readEnv)).rejects.toThrow('exit');
  expect(exit).toHaveBeenCalledWith(1);
});
