import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import type { RequestState } from '@/server/outbox/storedRequest';
import { change } from './commands/change';
import { erase } from './commands/erase';
import { exportAll } from './commands/export';
import { find } from './commands/find';
import { list, show } from './commands/list';
import { purge } from './commands/purge';
import { sendTest } from './commands/sendTest';
import { stats } from './commands/stats';
import { OperatorError } from './OperatorError';
import { notice } from './print';
import { states } from './states';
import { printable } from './terminal';
import { parsePast } from './time';

const exitCodes = { failure: 1, usage: 2 };

function positiveInteger(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new InvalidArgumentError('Must be a positive integer.');
  return Number(text);
}

function past(text: string): number {
  const instant = parsePast(text, Date.now());
  if (instant === undefined) {
    throw new InvalidArgumentError(
      'Must be an age such as 90d, 12h or 2w, or a date (2026-01-31).',
    );
  }
  return instant;
}

function oneState(text: string, previous: RequestState[]): RequestState[] {
  const state = states.find((candidate) => candidate === text);
  if (!state) throw new InvalidArgumentError(`Must be one of ${states.join(', ')}.`);
  return [...previous, state];
}

function notBlank(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('Must not be empty.');
  return text.trim();
}

const stateOption = () =>
  new Option('-s, --state <state>', `only this state: ${states.join(', ')} (repeatable)`)
    .argParser(oneState)
    .default([], 'all');
const jsonOption = () => new Option('--json', 'print JSON, for scripts');
const ids = () => new Argument('[ids...]', 'ids of requests');

// Before the commands, which take over these settings.
const program = new Command('outbox')
  .description('Works on the consultation requests in the outbox, while the site runs.')
  .addHelpText(
    'after',
    `
States: pending (waits for the webhook), delivered, parked (needs you: retry or resolve),
quarantined (suspected spam: release, or leave it). Times are in UTC.

Exit codes: 0 done, 1 failed (the reason is on standard error), 2 wrong usage.`,
  )
  .configureOutput({ writeErr: (text) => process.stderr.write(printable(text, true)) })
  .showHelpAfterError('(see outbox --help)')
  .exitOverride();

program
  .command('list')
  .description('list the newest requests')
  .addOption(stateOption())
  .option('-n, --limit <count>', 'how many at most', positiveInteger, 50)
  .addOption(jsonOption())
  .action(list);

program
  .command('show <id>')
  .description('show one request in full')
  .addOption(jsonOption())
  .action(show);

program
  .command('find')
  .description('list requests whose e-mail, name or phone contains a text')
  .addArgument(new Argument('<text>', 'in any case').argParser(notBlank))
  .addOption(jsonOption())
  .action(find);

program
  .command('retry')
  .description('send parked and pending requests again now, with the whole schedule ahead')
  .addArgument(ids())
  .option('--all', 'all that are parked or pending')
  .addOption(jsonOption())
  .action((named, options, command) => change('retry', named, options, command));

program
  .command('release')
  .description('deliver quarantined requests after all')
  .addArgument(ids())
  .option('--all', 'all that are quarantined')
  .addOption(jsonOption())
  .action((named, options, command) => change('release', named, options, command));

program
  .command('resolve')
  .description('mark requests that you have dealt with yourself as delivered')
  .addArgument(ids())
  .addOption(jsonOption())
  .action((named, options, command) => change('resolve', named, options, command));

program
  .command('export')
  .description('export all requests with everything the visitors wrote')
  .addOption(new Option('-f, --format <format>').choices(['csv', 'json']).default('csv'))
  .addOption(stateOption())
  .option('-o, --output <file>', 'to a file that only you can read (default: standard output)')
  .action(exportAll);

program
  .command('stats')
  .description('count the requests in each state')
  .addOption(jsonOption())
  .action(stats);

program
  .command('purge')
  .description('remove delivered requests for good; requests in other states always stay')
  .requiredOption('--delivered-before <age>', 'an age (90d, 12h, 2w) or a date', past)
  .addOption(jsonOption())
  .action(purge);

program
  .command('erase')
  .description("remove one person's delivered requests for good")
  .requiredOption('--email <address>', 'their e-mail address, in any case', notBlank)
  .option('--undelivered', 'also those that are not delivered')
  .option('-y, --yes', 'do not ask')
  .addOption(jsonOption())
  .action(erase);

program
  .command('test')
  .description('send a test message to the webhook and print what came back; stores nothing')
  .option('--alert', 'to ALERT_WEBHOOK_URL instead')
  .addOption(jsonOption())
  .action(sendTest);

// A reader that has seen enough (`| head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : exitCodes.failure);
});

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? 0 : exitCodes.usage;
  } else {
    notice(error instanceof OperatorError ? error.message : `Unexpected: ${String(error)}`);
    process.exitCode = exitCodes.failure;
  }
}
