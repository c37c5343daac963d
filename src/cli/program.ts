import { Argument, Command, CommanderError, Option } from 'commander';
import { log } from '@/server/log';
import { backup } from './commands/backup';
import { change, resolve } from './commands/change';
import { erase } from './commands/erase';
import { exportAll } from './commands/export';
import { find } from './commands/find';
import { free } from './commands/free';
import { list, show } from './commands/list';
import { purge } from './commands/purge';
import { replay } from './commands/replay';
import { sendTest } from './commands/sendTest';
import { stats } from './commands/stats';
import { OperatorError } from './OperatorError';
import {
  calendarDate,
  ids,
  notBlank,
  past,
  positiveInteger,
  requestId,
  stateOption,
  withSpamOptions,
} from './options';
import { notice } from './output/print';
import { printable } from './output/terminal';

const exitCodes = { done: 0, failure: 1, usage: 2 };

function createProgram(): Command {
  // Before the commands, which inherit these settings.
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

  /** A command that can print JSON for scripts. */
  const command = (name: string, description: string) =>
    program.command(name).description(description).option('--json', 'print JSON, for scripts');

  command('list', 'list the newest requests')
    .addOption(stateOption())
    .option('-n, --limit <count>', 'how many at most', positiveInteger, 50)
    .action(list);

  command('show <id>', 'show one request in full').action(show);

  command('find', 'list requests whose email, name or phone contains a text')
    .addArgument(new Argument('<text>', 'in any case').argParser(notBlank))
    .action(find);

  command('retry', 'send parked and pending requests again now, with a fresh schedule')
    .addArgument(ids())
    .option('--all', 'all that are parked or pending')
    .action((named, options, self) => change('retry', named, options, self));

  command('release', 'deliver quarantined requests after all')
    .addArgument(ids())
    .option('--all', 'all that are quarantined')
    .action((named, options, self) => change('release', named, options, self));

  withSpamOptions(
    command(
      'resolve',
      'mark requests that you have dealt with yourself as delivered, or spam as dealt with',
    ).addArgument(ids()),
  ).action(resolve);

  command(
    'replay',
    'send delivered requests again under their ids, after the receiver has lost them',
  )
    .requiredOption(
      '--delivered-after <age>',
      'an age (2h, 3d) or a date (2026-01-31T08:00Z)',
      past,
    )
    .option('--delivered-before <age>', 'likewise (default: now)', past)
    .action(replay);

  command('free', 'free the times of calls that were moved or canceled')
    .addArgument(ids())
    .option('--date <date>', 'of all calls on a day (2026-01-31)', calendarDate)
    .action(free);

  program
    .command('export')
    .description('export all requests with everything the visitors wrote')
    .addOption(new Option('-f, --format <format>').choices(['csv', 'json']).default('csv'))
    .addOption(stateOption())
    .option('-o, --output <file>', 'to a file that only you can read (default: standard output)')
    .action(exportAll);

  command('stats', 'count the requests in each state, and say what needs attention').action(stats);

  command('backup <file>', 'copy the outbox to a file that only you can read').action(backup);

  withSpamOptions(
    command(
      'purge',
      'remove delivered requests (except calls that are still ahead), or spam, for good',
    ).option('--delivered-before <age>', 'an age (90d, 12h, 2w) or a date', past),
  ).action(purge);

  command('erase', "remove one person's delivered requests, or a single one, for good")
    .option('--email <address>', 'their email address, in any case', notBlank)
    .option('--id <id>', 'the id of one request', requestId)
    .option('--undelivered', 'also those that are not delivered')
    .option('-y, --yes', 'do not ask')
    .action(erase);

  command('test', 'send a test message to the webhook and print what came back; stores nothing')
    .option('--alert', 'to ALERT_WEBHOOK_URL instead')
    .action(sendTest);
  return program;
}

/** Runs the command that follows the program's name, and prints its result. @returns the exit code */
export async function runOutbox(args: readonly string[]): Promise<number> {
  // Standard output is for the result alone.
  log.level = 'silent';
  try {
    await createProgram().parseAsync(args, { from: 'user' });
    return exitCodes.done;
  } catch (error) {
    if (error instanceof CommanderError) {
      return error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
    }
    notice(error instanceof OperatorError ? error.message : `Unexpected: ${String(error)}`);
    return exitCodes.failure;
  }
}
