import { randomUUID } from 'node:crypto';
import { consultationRequestSchema } from '@/features/consultation/model/schema';
import { alertBody, alertId } from '@/server/alerts';
import { isDelivered, type SendResult, send } from '@/server/webhook/send';
import { OperatorError } from '../OperatorError';
import { print, printJson } from '../output/print';
import { describeFailure } from '../storage/describeFailure';
import { readConfiguration } from '../storage/withOutbox';

/** A request that is clearly not a visitor's, in the shape that the receiver expects. */
const testRequest = () =>
  consultationRequestSchema.parse({
    name: 'Test delivery (please ignore)',
    email: 'test@example.com',
    phone: '+1 555 010 0100',
    service: 'consultation',
    description: 'Sent by the operator with "npx outbox test". No visitor wrote this.',
    contactMethod: 'email',
    submittedAt: new Date().toISOString(),
  });

const outcomeOf = (result: SendResult) =>
  result.kind === 'answered'
    ? `answered ${result.status}`
    : `did not answer (${describeFailure(Object.assign(new Error(), { code: result.code }))})`;

interface TestOptions {
  alert?: boolean;
  json?: boolean;
}

/**
 * Sends one test message to the webhook or the alert webhook, as the site sends its own, and prints
 * what came back. Nothing is stored.
 *
 * @throws OperatorError when it was not delivered
 */
export async function sendTest({ alert, json }: TestOptions): Promise<void> {
  const env = readConfiguration();
  const variable = alert ? 'ALERT_WEBHOOK_URL' : 'CONSULTATION_WEBHOOK_URL';
  const body = alert ? alertBody('test', [], env.site) : JSON.stringify(testRequest());
  const {
    [variable]: url,
    CONSULTATION_WEBHOOK_SECRET: secret,
    WEBHOOK_TIMEOUT_MS: timeoutMs,
  } = env;
  if (!url) throw new OperatorError(`${variable} is not set.`);

  const startedAt = performance.now();
  const result = await send(
    { url, secret, timeoutMs },
    { id: alert ? alertId() : randomUUID(), body },
  );
  const durationMs = Math.round(performance.now() - startedAt);
  const delivered = isDelivered(result);
  const signed = secret !== undefined;

  if (json) printJson({ delivered, ...result, durationMs, signed });
  else {
    print(`The URL in ${variable} ${outcomeOf(result)} after ${durationMs} ms.`);
    print(
      `Signature: ${signed ? 'signed' : 'not signed, CONSULTATION_WEBHOOK_SECRET is not set'}.`,
    );
  }
  if (!delivered) throw new OperatorError('The test message was not delivered.');
}
