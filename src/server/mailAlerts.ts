import 'server-only';
import type { AlertChannel } from './alerts';
import type { Env } from './env';
import type { MailSettings } from './mail/mailSettings';
import { composeTeamNote } from './mail/teamNote';
import type { Mailer } from './outbox/queue/mailer';

/** Sends alerts to the team by mail, directly: they are no rows of the outbox. */
export const mailChannel = (
  { sendToTeam }: Pick<Mailer, 'sendToTeam'>,
  env: Pick<Env, 'site'> & { mail: MailSettings },
): AlertChannel => ({
  name: 'mail',
  async send(status, reasons) {
    const isOk = status === 'ok';
    const note = {
      subject: isOk ? 'the site has recovered' : 'the site needs attention',
      lead: isOk ? 'The site has recovered.' : 'The site needs attention.',
      paragraphs: reasons.map(({ text }) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`),
    };
    const result = await sendToTeam(await composeTeamNote(note, env));
    if (result.kind === 'sent') return { kind: 'sent' };
    const { kind, ...failure } = result;
    return { kind: 'failed', mayHaveArrived: kind === 'unanswered', failure };
  },
});
