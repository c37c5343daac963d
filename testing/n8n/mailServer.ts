import type { Item } from './dataTable';

export interface Mail {
  from: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  /** The calendar file, if there is one. */
  file: string | undefined;
}

/** Creates a mail server behind n8n's Send Email node. It can refuse addresses or delay them. */
export function createMailServer() {
  const mails: Mail[] = [];
  const refused = new Set<string>();
  /** Addresses whose mails are delayed, and until when. */
  const slow = new Map<string, Promise<void>>();

  /** Runs the node for an item. @throws if the server refuses the recipient */
  async function send(typeVersion: number, parameters: object, item: Item): Promise<Item> {
    const { toEmail, fromEmail, subject, text, html, attachments, options } = parameters as Record<
      string,
      string
    > & { options: Record<string, string> };
    const recipient = String(toEmail);
    await slow.get(recipient);
    if (refused.has(recipient)) throw new Error('Message failed: 451 Try later');
    // Version 2 puts a file inside the mail, with a `cid`, where some programs hide it.
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
