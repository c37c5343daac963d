import type { Command } from 'commander';
import { resendWindowMs } from '@/lib/resendWindow';
import { type SpamOptions, spamFilter } from '../options';
import { notice, print, printJson, requestCount } from '../output/print';
import { formatAge, formatInstant } from '../output/time';
import { changeOutbox } from '../storage/withOutbox';

interface PurgeOptions extends SpamOptions {
  /** Milliseconds since 1970. */
  deliveredBefore?: number;
  json?: boolean;
}

/** A purge that forgets ids too soon is for the operator to decide. */
const earlyPurge = `Warning: a browser that did not get the answer sends its request again for up to ${formatAge(resendWindowMs)}.
A request that is removed sooner is delivered again, under the same webhook-id.`;

/** Removes delivered or quarantined requests, whichever the options name. */
export async function purge(options: PurgeOptions, command: Command): Promise<void> {
  const { deliveredBefore, json } = options;
  const filter = spamFilter(options, command);
  if ((deliveredBefore === undefined) === (filter === undefined)) {
    command.error('error: name what to remove: --delivered-before, or --state quarantined');
  }
  if (Number(deliveredBefore) > Date.now() - resendWindowMs) notice(earlyPurge);
  const removed = await changeOutbox((queries) =>
    filter ? queries.purgeQuarantined(filter) : queries.purgeDelivered(Number(deliveredBefore)),
  );
  if (json) return printJson({ removed });
  const which = filter ? 'in quarantine' : `delivered before ${formatInstant(deliveredBefore)}`;
  print(`${requestCount(removed)} ${which} removed.`);
}
