import { randomUUID } from 'node:crypto';
import type { ConsultationRequest } from '@/features/consultation/model/fields';
import { alertBody, alertId } from '@/server/alerts';
import { createSend, isDelivered, type SendResult } from '@/server/webhook/send';
import { OperatorError } from '../OperatorError';
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

function adviceOn(result: SendResult, isSigned: boolean): string {
  if (result.kind !== 'answered' || ![400, 401, 403, 500].includes(result.status)) return '';
  const secret = isSigned
    ? 'that the receiver has another secret than CONSULTATION_WEBHOOK_SECRET'
    : 'that the receiver requires a signature: set CONSULTATION_WEBHOOK_SECRET';
  const clock = isSigned ? ', or that the clock of one of the two machines is wrong' : '';
  return ` A ${result.status} can mean ${secret}${clock}. See the receiver's log; in n8n, see Executions.`;
}

export async function sendTest({ alert }: { alert?: boolean }): Promise<Report> {
  const env = readConfiguration();
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
