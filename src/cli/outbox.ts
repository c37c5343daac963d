import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import type { RequestState } from '@/server/outbox/storedRequest';
import { change, exportAll, list, purge, show, states, stats } from './commands';
import { parsePast } from './time';
import { OperatorError } from './withOperator';

const exitCodes = { failure: 1, usage: 2 };

function positive(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('Say a whole number above 0.');
  return Number(text);
}

function past(text: string): number {
  const instant = parsePast(text, Date.now());
  if (instant === undefined) {
    throw new InvalidArgumentError(
      'Say an age such as 90d, 12h or 2w, or a date such as 2026-01-31.',
    );
  }
  return instant;
}

function oneState(text: string, previous: RequestState[]): RequestState[] {
  const state = states.find((candidate) => candidate === text);
  if (!state) throw new InvalidArgumentError(`Say one of ${states.join(', ')}.`);
  return [...previous, state];
}

const stateOption = () =>
  new Option('-s, --state <state>', `only this state: ${states.join(', ')} (repeatable)`)
    .argParser(oneState)
    .default([], 'all');
const jsonOption = () => new Option('--json', 'for scripts');
const ids = () => new Argument('[ids...]', 'ids of requests');

const program = new Command('outbox')
  .description('Looks after the consultation requests in the outbox, while the site runs.')
  .addHelpText(
    'after',
    `
States: pending (waits for the webhook), delivered, parked (needs you: retry or resolve),
quarantined (suspected spam: release or leave). Times are in UTC.

Exit codes: 0 done, 1 not done (the reason is on standard error), 2 wrong usage.`,
  )
  .showHelpAfterError('(outbox --help tells more)')
  .exitOverride();

program
  .command('list')
  .description('the newest requests')
  .addOption(stateOption())
  .option('-n, --limit <count>', 'how many at most', positive, 50)
  .addOption(jsonOption())
  .action(list);

program
  .command('show <id>')
  .description('one request in full')
  .addOption(jsonOption())
  .action(show);

program
  .command('retry')
  .description('send parked and waiting requests again now, with the whole schedule ahead')
  .addArgument(ids())
  .option('--all', 'all that are parked or waiting')
  .addOption(jsonOption())
  .action((named, options) => change('retry', named, options));

program
  .command('release')
  .description('deliver quarantined requests after all')
  .addArgument(ids())
  .option('--all', 'all that are quarantined')
  .addOption(jsonOption())
  .action((named, options) => change('release', named, options));

program
  .command('resolve')
  .description('mark requests that you have dealt with by hand as delivered')
  .addArgument(ids())
  .addOption(jsonOption())
  .action((named, options) => change('resolve', named, options));

program
  .command('export')
  .description('all requests with everything the visitors wrote')
  .addOption(new Option('-f, --format <format>').choices(['csv', 'json']).default('csv'))
  .addOption(stateOption())
  .option('-o, --output <file>', 'into a file that only you can read (default: standard output)')
  .action(exportAll);

program
  .command('stats')
  .description('how many requests are in each state')
  .addOption(jsonOption())
  .action(stats);

program
  .command('purge')
  .description('remove delivered requests for good; requests in other states always stay')
  .requiredOption('--delivered-before <age>', 'an age (90d, 12h, 2w) or a date', past)
  .addOption(jsonOption())
  .action(purge);

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
    const known = error instanceof OperatorError;
    process.stderr.write(`${known ? error.message : `Unexpected: ${String(error)}`}\n`);
    process.exitCode = exitCodes.failure;
  }
}
