import { randomUUID } from 'node:crypto';
import type { ConsultationRequest } from '@/features/consultation/model/fields';
import { alertBody, alertId } from '@/server/alerts';
import type { Env } from '@/server/env';
import { createConnections } from '@/server/mail/smtp/connections';
import { codeOf } from '@/server/mail/smtp/smtp';
import { composeTeamNote } from '@/server/mail/teamNote';
import { createSend, isDelivered, type SendResult } from '@/server/webhook/send';
import { OperatorError, usageError } from '../OperatorError';
import { readConfiguration } from '../openOutbox';
import type { Report } from '../output/print';

const testRequest = (): ConsultationRequest => ({
  name: 'Test delivery (please ignore)',
  email: 'test@example.com',
  phone: '+1 555 010 0100',
  company: '',
  website: '',
  service: 'consultation',
  budget: '',
  timeline: '',
  description: 'Sent by the operator with "outbox test". No visitor wrote this.',
  contactMethod: 'email',
  callDate: null,
  callTime: null,
  submittedAt: new Date().toISOString(),
});

function outcomeOf(result: SendResult): string {
  if (result.kind === 'failed') return `did not answer (${result.code})`;
  if (result.kind === 'answered') return `answered ${result.status}`;
  return result.code === 'STARTING'
    ? `answered ${result.status}, but n8n is still starting: try again in a minute`
    : `answered ${result.status}, but without the message's id, which WEBHOOK_CONFIRMS requires`;
}

const failures = {
  unanswered: 'took the mail and did not answer',
  refused: 'refused the address',
  failed: 'did not take the mail',
  loginRefused: 'refused the login',
  unreachable: 'could not be reached',
};

function adviceOn(result: SendResult, isSigned: boolean): string {
  if (result.kind !== 'answered' || ![400, 401, 403, 500].includes(result.status)) return '';
  const secret = isSigned
    ? 'that the receiver has another secret than CONSULTATION_WEBHOOK_SECRET'
    : 'that the receiver requires a signature: set CONSULTATION_WEBHOOK_SECRET';
  const clock = isSigned ? ', or that the clock of one of the two machines is wrong' : '';
  return ` A ${result.status} can mean ${secret}${clock}. See the receiver's log; in n8n, see Executions.`;
}

async function sendTestMail(env: Env): Promise<Report> {
  const { mail } = env;
  if (!mail) throw new OperatorError('SMTP_URL is not set.');
  const note = {
    subject: 'test of the mails',
    lead: 'This is a test of the site’s mails.',
    paragraphs: ['Sent by the operator with “outbox test --mail”. No visitor wrote this.'],
  };
  const composed = await composeTeamNote(note, { mail, site: env.site });
  const result = await createConnections(mail).send(composed);
  if (result.kind !== 'sent') {
    const failure = 'The test mail was not sent. docs/operate.md, "Mail", explains the codes.';
    return {
      text: `The mail server in SMTP_URL: ${failures[result.kind]} (${codeOf(result)}).`,
      failure,
    };
  }
  const refused = result.refused.map(
    (each) => `Address ${each.position} of MAIL_TO was refused (${codeOf(each)}).`,
  );
  return {
    text: ['The mail server in SMTP_URL took the mail.', ...refused].join('\n'),
    failure: refused.length > 0 ? 'Not every address of MAIL_TO was taken.' : undefined,
  };
}

interface Options {
  alert?: boolean;
  mail?: boolean;
}

export async function sendTest({ alert, mail }: Options): Promise<Report> {
  const env = readConfiguration();
  if (alert && mail) throw usageError('choose --alert or --mail, not both');
  if (mail) return sendTestMail(env);
  const variable = alert ? 'ALERT_WEBHOOK_URL' : 'CONSULTATION_WEBHOOK_URL';
  const message = alert
    ? { id: alertId(), body: alertBody('test', [], env.site) }
    : { id: randomUUID(), body: JSON.stringify(testRequest()), isTest: true };
  const { [variable]: url, CONSULTATION_WEBHOOK_SECRET: secrets } = env;
  if (!url) throw new OperatorError(`${variable} is not set.`);

  const result = await createSend(url, env, !alert && env.WEBHOOK_CONFIRMS)(message);
  const signature = secrets
    ? 'signed'
    : 'not signed, because CONSULTATION_WEBHOOK_SECRET is not set';
  return {
    text: `The URL in ${variable} ${outcomeOf(result)}.\nSignature: ${signature}.`,
    failure: isDelivered(result)
      ? undefined
      : `The test message was not delivered.${adviceOn(result, secrets !== undefined)}`,
  };
}
