import { Command, CommanderError, Option } from 'commander';
import { errorCode } from '@/server/errorCode';
import { log } from '@/server/log';
import { release } from '@/server/release';
import { busy } from './commands/busy';
import { accept, free, resolve, retry } from './commands/change';
import { backup, copy } from './commands/copy';
import { erase } from './commands/erase';
import { exportAll, list, show, stats } from './commands/read';
import { sendTest } from './commands/sendTest';
import { withShortIds } from './ids';
import { exitCodes, OperatorError } from './OperatorError';
import {
  calendarDate,
  findOption,
  idPrefix,
  idPrefixes,
  notBlank,
  past,
  positiveInteger,
  stateOption,
} from './options';
import { notice, printable, type Report } from './output/print';

const help = `
States: pending (waits for an attempt), delivered, parked (needs you: retry or resolve), quarantined (suspected
spam, or breaks the schema: accept it, resolve it, or leave it), superseded (another request of its thread is current).
Times are in UTC.

Exit codes: 0 done, 1 failed or not confirmed (the reason is on standard error), 2 wrong usage.`;

async function print(reporting: Promise<Report>): Promise<void> {
  const { text, failure } = await reporting;
  process.stdout.write(`${text}\n`);
  if (failure) throw new OperatorError(failure);
}

function createProgram(): Command {
  // Commands inherit these settings, which therefore come first.
  const program = new Command('outbox')
    .description('Reads and changes the consultation requests in the outbox, while the site runs.')
    .addHelpText('after', help)
    .configureOutput({
      writeErr: (text) => process.stderr.write(printable(withShortIds(text), true)),
    })
    .version(release, '--version')
    .showHelpAfterError('(see outbox --help)')
    .exitOverride();

  const command = (name: string, description: string) =>
    program.command(name).description(description);

  const onIds = (name: string, description: string) =>
    command(name, description).argument('[ids...]', '', idPrefixes, []);

  command('list', 'list the newest requests')
    .addOption(stateOption())
    .addOption(findOption())
    .option('-n, --limit <count>', 'how many at most', positiveInteger, 50)
    .option('--json', 'print JSON, for scripts')
    .action((options) => print(list(options)));

  command('show', 'show one request in full')
    .argument('<id>', '', idPrefix)
    .action((id) => print(show(id)));

  command('export', 'write requests to standard output, with everything that visitors entered')
    .addOption(stateOption())
    .addOption(findOption())
    .addOption(new Option('-f, --format <format>').choices(['csv', 'json']).default('csv'))
    .action(exportAll);

  onIds('retry', 'send requests again now, with a fresh schedule')
    .option('--all', 'all parked and pending requests')
    .option('--delivered-after <when>', 'requests delivered since an age (2h) or a date', past)
    .option('--delivered-before <when>', 'and before an age or a date (default: now)', past)
    .action((ids, options) => print(retry(ids, options)));

  onIds('accept', 'take quarantined requests out of quarantine, and deliver them')
    .option('--all', 'all quarantined requests')
    .action((ids, options) => print(accept(ids, options)));

  onIds('resolve', 'mark requests that you handled yourself as delivered').action((ids) =>
    print(resolve(ids)),
  );

  onIds('free', 'give back held calls, so that others can book their times')
    .option('--date <date>', 'all calls on a day (2026-01-31)', calendarDate)
    .action((ids, options) => print(free(ids, options)));

  command('busy', "read the team's calendars now, and list the slots of a day")
    .option(
      '--date <date>',
      'a day of the booking window (default: the next open day)',
      calendarDate,
    )
    .action((options) => print(busy(options)));

  command(
    'erase',
    'list the requests of one person, with their whole threads, and with --yes remove them for good',
  )
    .option('--email <address>', 'their email address (case does not matter)', notBlank)
    .option('--id <id>', 'the id of one request', idPrefix)
    .option('-y, --yes', 'remove what is listed')
    .action((options) => print(erase(options)));

  command('backup', 'copy an SQLite outbox to a new file that only you can read')
    .argument('<file>')
    .action((file) => print(backup(file)));

  command('copy', 'copy an SQLite outbox into an empty PostgreSQL one, while the site is stopped')
    .option('--to <url>', 'postgres://…')
    .option('--undo', 'let a site use the copied file again')
    .action((options) => print(copy(options)));

  command(
    'stats',
    'count the requests in each state, and list what needs attention in the outbox',
  ).action(() => print(stats()));

  command('test', 'send a marked message to the webhook and print what came back; stores nothing')
    .option('--alert', 'to ALERT_WEBHOOK_URL instead')
    .option('--mail', 'a mail to MAIL_TO instead')
    .action((options) => print(sendTest(options)));
  return program;
}

/** @returns the exit code */
export async function runOutbox(args: readonly string[]): Promise<number> {
  // Keeps standard output for the result.
  log.level = 'silent';
  try {
    await createProgram().parseAsync(args, { from: 'user' });
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
