import { uuidPattern } from '@/lib/text/isUuid';

/** The site writes ids in lower case. */
export const wholeId = new RegExp(`^${uuidPattern.source}$`);

/** See docs/n8n.md, "What arrives". */
export interface Message {
  id: string;
  thread: string;
  version: number;
  /** Seconds since 1970. */
  attemptedAt: number;
  corrects: string | undefined;
  correctedBy: string | undefined;
  callOutcome: string | undefined;
  isMove: boolean;
  source: string;
  isTest: boolean;
  request: Record<string, unknown>;
}

/** Checks the form of other headers, because the signature does not cover them. */
export function readMessage(headers: Record<string, string | undefined>, body: string): Message {
  const id = headers['webhook-id'] ?? '';
  const idIn = (name: string) => (wholeId.test(headers[name] ?? '') ? headers[name] : undefined);
  const version = headers['x-version'] ?? '';
  return {
    id,
    thread: idIn('x-thread') ?? id,
    version: /^\d{1,6}$/.test(version) ? Number(version) : 0,
    attemptedAt: Number(headers['webhook-timestamp']),
    corrects: idIn('x-corrects'),
    correctedBy: idIn('x-corrected-by'),
    callOutcome: headers['x-call-time'],
    isMove: headers['x-move'] === '1',
    source: headers['x-source'] ?? '',
    isTest: headers['x-test'] === '1',
    request: JSON.parse(body),
  };
}
