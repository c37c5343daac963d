import { Webhook } from 'standardwebhooks';
import type { ReceivedRequest } from '../../testing/site/receiver';

const labelWidth = 15;

/** Replaces line breaks and control characters, which a terminal would act on (ECMA-48). */
const printable = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();

function isSigned({ body, headers }: ReceivedRequest, secret: string): boolean {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}

function fieldsOf(body: string): [string, unknown][] {
  try {
    return Object.entries(JSON.parse(body) ?? {});
  } catch {
    return [];
  }
}

/**
 * Formats a webhook delivery for the terminal: when it came, its id, whether it is signed, and the
 * fields that were filled in.
 *
 * @param secret the secret that the delivery must be signed with (Standard Webhooks 1.0.0)
 * @returns several lines, without a line break at the end
 */
export function describeRequest(request: ReceivedRequest, secret: string): string {
  const lines: [string, unknown][] = [
    ['id', request.headers['webhook-id'] ?? 'none'],
    ['signature', isSigned(request, secret) ? 'verified' : 'NOT VALID'],
    ...fieldsOf(request.body).filter(([, value]) => value !== '' && value !== null),
  ];
  const time = request.receivedAt.toTimeString().slice(0, 8);
  return [
    `${time}  Consultation request received`,
    ...lines.map(([label, value]) =>
      `  ${printable(label).padEnd(labelWidth)}${printable(String(value))}`.trimEnd(),
    ),
  ].join('\n');
}
