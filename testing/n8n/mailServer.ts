import type { Item } from './dataTable';

export interface Mail {
  from: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  file: string | undefined;
}

export function createMailServer() {
  const mails: Mail[] = [];
  const refused = new Set<string>();
  /** Delays mails to an address until its promise resolves. */
  const slow = new Map<string, Promise<void>>();

  /** @throws if the server refuses the recipient */
  async function send(typeVersion: number, parameters: object, item: Item): Promise<Item> {
    const { toEmail, fromEmail, subject, text, html, attachments, options } = parameters as Record<
      string,
      string
    > & { options: Record<string, string> };
    const recipient = String(toEmail);
    await slow.get(recipient);
    if (refused.has(recipient)) throw new Error('Message failed: 451 Try later');
    // Version 2 inlines the file (`cid`), and some programs hide it.
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
