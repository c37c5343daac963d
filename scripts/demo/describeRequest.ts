import { Webhook } from 'standardwebhooks';
import {
  budgetOptions,
  serviceOptions,
  timelineOptions,
} from '@/features/consultation/model/options';
import {
  type ConsultationRequest,
  consultationRequestSchema,
} from '@/features/consultation/model/schema';
import { timeSlots } from '@/features/consultation/model/slots';
import type { ReceivedRequest } from '../../testing/receiver';

const sgr = { bold: 1, dim: 2, red: 31, green: 32 };

/** Styles a text, or leaves it plain. */
export type Paint = (style: keyof typeof sgr, text: string) => string;

export const plain: Paint = (_, text) => text;
/** For a terminal: ECMA-48 "select graphic rendition". */
export const colored: Paint = (style, text) => `\u001b[${sgr[style]}m${text}\u001b[0m`;

const labelWidth = 11;

/** Replaces line breaks and control characters, which a terminal would act on (ECMA-48). */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

function labelOf(options: readonly { value: string; label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

function contact({ contactMethod, email, phone }: ConsultationRequest): string {
  switch (contactMethod) {
    case 'email':
      return `by email ${email}  (phone ${phone})`;
    case 'text':
      return `by text message ${phone}  (email ${email})`;
    case 'phone':
      return `by phone ${phone}  (email ${email})`;
  }
}

function call({ callDate, callTime }: ConsultationRequest): string | undefined {
  if (!callDate || !callTime) return undefined;
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
  return `${day.format(new Date(`${callDate}T00:00:00Z`))} at ${labelOf(timeSlots, callTime)}`;
}

function firstLine(text: string): string {
  const line = printable(text.trim().split('\n', 1)[0] ?? '');
  return line.length > 100 ? `${line.slice(0, 99)}…` : line;
}

function signature(request: ReceivedRequest, secret: string, paint: Paint): string {
  try {
    new Webhook(secret).verify(request.body, request.headers as Record<string, string>);
    return paint('green', 'signature verified');
  } catch {
    return paint('red', 'SIGNATURE NOT VALID');
  }
}

function parseBody(body: string): ConsultationRequest | undefined {
  try {
    return consultationRequestSchema.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}

function rows(request: ConsultationRequest): [string, string | undefined][] {
  const { service, budget, timeline } = request;
  const terms = [
    labelOf(serviceOptions, service),
    budget && labelOf(budgetOptions, budget),
    timeline && labelOf(timelineOptions, timeline),
  ];
  return [
    ['From', [request.name, request.company].filter(Boolean).join(', ')],
    ['Reach', contact(request)],
    ['Service', terms.filter(Boolean).join(' · ')],
    ['Call', call(request)],
    ['Website', request.website],
    ['Wants', firstLine(request.description)],
  ];
}

/**
 * Formats a webhook delivery for the terminal.
 *
 * @param request what the receiver got
 * @param secret the secret that the delivery must be signed with (Standard Webhooks 1.0.0)
 * @param paint colors parts of the text, or leaves them plain
 * @returns several lines, without a line break at the end
 */
export function describeRequest(request: ReceivedRequest, secret: string, paint: Paint): string {
  const time = request.receivedAt.toTimeString().slice(0, 8);
  const id = printable(String(request.headers['webhook-id'] ?? 'without webhook-id'));
  const parsed = parseBody(request.body);
  const lines = parsed
    ? rows(parsed)
    : [['Body', `not a consultation request (${Buffer.byteLength(request.body)} bytes)`] as const];
  return [
    paint('bold', `● ${time}  Consultation request received`),
    ...lines
      .filter(([, text]) => text)
      .map(
        ([label, text]) => `  ${paint('dim', label.padEnd(labelWidth))}${printable(text ?? '')}`,
      ),
    `  ${paint('dim', 'Delivery'.padEnd(labelWidth))}${signature(request, secret, paint)}, id ${id}`,
  ].join('\n');
}
