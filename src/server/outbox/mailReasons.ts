import 'server-only';
import { type Database, whether } from './engine/database';
import type { Mailer } from './queue/mailer';
import type { Reason } from './status';

const waitedMs = 5 * 60 * 1000;

const readers = (condition: string) => `FROM outbox_reader WHERE ${condition}`;

interface MailStatus {
  isParked: 0 | 1;
  /** The status or code with which a mail to the team has failed twice. */
  failing: string | null;
  isWaiting: 0 | 1;
  isAttempted: 0 | 1;
}

const select = (now: string) => `SELECT
  ${whether(`EXISTS (SELECT 1 ${readers(`state = 'parked'`)})`)} AS is_parked,
  (SELECT last_error ${readers(`reader = '' AND state = 'pending' AND attempts >= 2`)}
    ORDER BY due_at DESC LIMIT 1) AS failing,
  ${whether(`EXISTS (SELECT 1 ${readers(`due_at <= ${now} - ${waitedMs}`)})`)} AS is_waiting,
  ${whether(
    // A failed mail that waits for its next attempt was attempted. One that is overdue, too, was not.
    `EXISTS (SELECT 1 ${readers(`attempts > 0 AND due_at > ${now} - ${waitedMs}
    OR lease_owner IS NOT NULL AND due_at > ${now} OR told_at > ${now} - ${waitedMs}`)})`,
  )} AS is_attempted`;

/**
 * Returns the reasons for which mails degrade health.
 * @param mailer undefined in the operator's tool, which sends nothing
 */
export async function readMailReasons(
  { run, now }: Database,
  mailer?: Pick<Mailer, 'status' | 'isLimited'>,
): Promise<Reason[]> {
  const [status] = await run<MailStatus>(select(now));
  if (!status) return [];
  const { failing } = status;
  const isLimited = mailer?.isLimited() ?? false;
  const reasons: (Reason | false)[] = [
    status.isParked === 1 && {
      kind: 'mailParked',
      text: 'mails to the team are parked: fix the cause, run outbox test --mail, then outbox retry --all or outbox resolve',
    },
    failing !== null && {
      kind: `mailFailing ${failing}`,
      text:
        `the mail server fails (${failing}), and a mail to the team has failed twice: see "Mail failed" in the log, ` +
        'and run outbox test --mail',
    },
    status.isWaiting === 1 &&
      isLimited && {
        kind: 'mailLimit',
        text:
          'mails wait, because MAIL_LIMIT_PER_HOUR is used up: wait, or raise it within your provider’s quota, and ' +
          'restart',
      },
    status.isWaiting === 1 &&
      status.isAttempted === 0 &&
      !isLimited && {
        kind: 'mailStalled',
        text:
          'mails have been due for five minutes, but none was attempted: restart the site; on a host without a ' +
          'worker, check that its scheduler calls /api/outbox/drain',
      },
  ];
  const ofServer = mailer?.status.reasons() ?? [];
  return [...ofServer, ...reasons.filter((reason) => reason !== false)];
}
