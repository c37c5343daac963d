import 'server-only';

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
