import { Command, CommanderError, Option } from 'commander';
import { isUuid } from '@/lib/text/isUuid';
import { errorCode } from '@/server/errorCode';
import { log } from '@/server/log';
import { free, purge, release, resolve, retry } from './commands/change';
import { backup, move } from './commands/copy';
import { erase } from './commands/erase';
import { exportAll, list, show } from './commands/list';
import { sendTest } from './commands/sendTest';
import { stats } from './commands/stats';
import { exitCodes, OperatorError } from './OperatorError';
import {
  calendarDate,
  findOption,
  notBlank,
  past,
  positiveInteger,
  requestId,
  stateOption,
} from './options';
import { notice, printable, printableJson, type Report } from './output/print';

const help = `
States: pending (waits for the webhook), delivered, parked (needs you: retry or resolve),
quarantined (suspected spam: release, or leave it). Times are in UTC.

Exit codes: 0 done, 1 failed (the reason is on standard error), 2 wrong usage.`;

/** Runs a command and prints what it reports, as text or as JSON. */
const reporting =
  (run: (...args: never[]) => Promise<Report>) =>
  async (...args: unknown[]) => {
    const { text, json, failure } = await run(...(args as never[]));
    const isJson = (args.at(-1) as Command).opts().json;
    process.stdout.write(`${isJson ? printableJson(json, 2) : text}\n`);
    if (failure) throw new OperatorError(failure);
  };

function createProgram(): Command {
  // Before the commands, which inherit these settings.
  const program = new Command('outbox')
    .description('Works on the consultation requests in the outbox, while the site runs.')
    .addHelpText('after', help)
    .configureOutput({ writeErr: (text) => process.stderr.write(printable(text, true)) })
    .showHelpAfterError('(see outbox --help)')
    .exitOverride();

  const command = (name: string, description: string) =>
    program.command(name).description(description);

  /** A command about some requests. */
  const onIds = (name: string, description: string) =>
    command(name, description).argument('[ids...]');

  /** A command that reads, for scripts, too. */
  const query = (name: string, description: string) =>
    command(name, description).option('--json', 'print JSON, for scripts');

  query('list', 'list the newest requests')
    .addOption(stateOption())
    .addOption(findOption())
    .option('-n, --limit <count>', 'how many at most', positiveInteger, 50)
    .action(reporting(list));

  query('show <id>', 'show one request in full').action(reporting(show));

  query('export', 'export requests with everything that the visitors wrote')
    .addOption(stateOption())
    .addOption(findOption())
    .addOption(new Option('-f, --format <format>').choices(['csv', 'json']).default('csv'))
    .option(
      '-o, --output <file>',
      'to a file that only you can read; - is standard output, the default',
    )
    .action(exportAll);

  onIds('retry', 'send requests again now, with a fresh schedule')
    .option('--all', 'all that are parked or pending')
    .option('--delivered-after <when>', 'delivered ones, from an age (2h) or a date on', past)
    .option('--delivered-before <when>', 'up to an age or a date (default: now)', past)
    .action(reporting(retry));

  onIds('release', 'deliver quarantined requests after all')
    .option('--all', 'all that are quarantined')
    .action(reporting(release));

  onIds('resolve', 'mark requests that you have dealt with yourself as delivered').action(
    reporting(resolve),
  );

  onIds('free', 'free the times of calls that were moved or canceled')
    .option('--date <date>', 'of all calls on a day (2026-01-31)', calendarDate)
    .action(reporting(free));

  command('erase', "remove one person's delivered requests, or a single one, for good")
    .option('--email <address>', 'their email address, in any case', notBlank)
    .option('--id <id>', 'the id of one request', requestId)
    .option('--undelivered', 'also those that are not delivered')
    .option('-y, --yes', 'do not ask')
    .action(reporting(erase));

  command('purge', 'remove old requests for good, except calls that are still ahead')
    .option('--delivered-before <when>', 'delivered before an age (90d, 12h, 2w) or a date', past)
    .addOption(new Option('--state <state>', 'with --before').choices(['quarantined']))
    .option('--before <when>', 'received before an age or a date', past)
    .action(reporting(purge));

  command('backup <file>', 'copy an SQLite outbox to a file that only you can read').action(
    reporting(backup),
  );

  command('move', 'copy an SQLite outbox into an empty PostgreSQL one, whole or not at all')
    .option('--from <url>', 'file:… (default: DATABASE_URL)')
    .option('--to <url>', 'postgres://… (default: DATABASE_URL)')
    .action(reporting(move));

  query('stats', 'count the requests in each state, and say what needs attention').action(
    reporting(stats),
  );

  command('test', 'send a marked message to the webhook and print what came back; stores nothing')
    .option('--alert', 'to ALERT_WEBHOOK_URL instead')
    .action(reporting(sendTest));
  return program;
}

/** An id, which people write in capitals, too, and paste with spaces, as the outbox has it; any other text as it is. */
const withTidyId = (text: string) => (isUuid(text.trim()) ? text.trim().toLowerCase() : text);

/** Runs the command that the arguments name, and prints its result. @returns the exit code */
export async function runOutbox(args: readonly string[]): Promise<number> {
  // Standard output is for the result alone.
  log.level = 'silent';
  try {
    await createProgram().parseAsync(args.map(withTidyId), { from: 'user' });
    return exitCodes.done;
  } catch (error) {
    if (error instanceof CommanderError) {
      return error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
    }
    const known = error instanceof OperatorError;
    notice(known ? error.message : `Unexpected: ${errorCode(error)}`);
    return known ? error.exitCode : exitCodes.failed;
  }
}
