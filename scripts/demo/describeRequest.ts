import { Webhook } from 'standardwebhooks';
import { fieldText } from '@/cli/output/json';
import { renderEntries } from '@/cli/output/render';
import { printable } from '@/cli/output/terminal';
import type { ReceivedRequest } from '../../testing/site/receiver';

function isSigned({ body, headers }: ReceivedRequest, secret: string): boolean {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}

/**
 * Describes a delivery for the terminal: when it came, its id, whether it is signed with the secret (Standard
 * Webhooks 1.0.0), and the fields that were filled in.
 */
export function describeRequest(request: ReceivedRequest, secret: string): string {
  const fields = Object.entries(JSON.parse(request.body)).map(
    ([name, value]) => [name, printable(fieldText(value), true)] as const,
  );
  const entries = renderEntries([
    ['id', String(request.headers['webhook-id'])],
    ['signature', isSigned(request, secret) ? 'verified' : 'NOT VALID'],
    ...fields.filter(([, text]) => text !== ''),
  ]);
  return `${request.receivedAt.toTimeString().slice(0, 8)}  Consultation request received\n${entries}`;
}
