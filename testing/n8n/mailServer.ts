import type { Item } from './dataTable';

export interface Mail {
  from: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  /** The invitation, where there is one. */
  file: string | undefined;
}

/** A mail server that can refuse addresses or make them wait, behind n8n's Send Email node. */
export function createMailServer() {
  const mails: Mail[] = [];
  const refused = new Set<string>();
  /** The addresses whose mails wait, and until when. */
  const slow = new Map<string, Promise<void>>();

  /** Runs the node for an item. @throws where the server refuses */
  async function send(typeVersion: number, parameters: object, item: Item): Promise<Item> {
    const { toEmail, fromEmail, subject, text, html, attachments, options } = parameters as Record<
      string,
      string
    > & { options: Record<string, string> };
    const recipient = String(toEmail);
    await slow.get(recipient);
    if (refused.has(recipient)) throw new Error('Message failed: 451 Try later');
    // Version 2 puts a file inside the mail, with a `cid`: what no image refers to is hidden by some programs.
    const attached = typeVersion === 1 ? item.binary?.[attachments ?? ''] : undefined;
    mails.push({
      from: String(fromEmail),
      to: recipient,
      replyTo: options.replyTo ?? '',
      subject: String(subject),
      text: String(text),
      html: String(html),
      file: attached && Buffer.from(attached.data, 'base64').toString('utf8'),
    });
    return { json: { accepted: [recipient] } };
  }

  return { mails, refused, slow, send };
}
