import 'server-only';
import { createHash } from 'node:crypto';

/** The team's row among the readers of a thread. A visitor's reader is an address in lower case. */
export const team = '';

/** A mail as composed, without its sender. */
export interface Mail {
  to: readonly string[];
  replyTo: string | undefined;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** Message ids of its conversation, the oldest first. */
  references: readonly string[];
  /** Whether programs should not answer it (RFC 3834). */
  isAutomatic: boolean;
  invitation: { method: 'REQUEST' | 'CANCEL'; content: string } | undefined;
}

/** Returns a `Message-ID` that follows from its parts. */
export function messageIdOf(parts: readonly string[], sender: string): string {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);
  return `<${hash}@${sender.split('@').at(-1)}>`;
}
