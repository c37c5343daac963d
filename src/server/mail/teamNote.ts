import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { type Letter, oneLine } from './letter';
import { letterHtml } from './letterHtml';
import type { Mail } from './mail';
import type { MailSettings } from './mailSettings';
import { plainText } from './plainText';

/** Composes a mail to the team that is about the site, and not about a request. */
export async function composeTeamNote(
  { subject, lead, paragraphs }: { subject: string; lead: string; paragraphs: readonly string[] },
  { mail, site }: { mail: MailSettings; site: SiteSettings },
): Promise<Mail> {
  const name = oneLine(site.name);
  const letter: Letter = {
    subject: oneLine(`${name}: ${subject}`),
    lead: [lead],
    paragraphs,
    link: undefined,
    rows: [],
    closing: [],
    site: { name, url: site.url },
  };
  const domain = mail.from.address.split('@').at(-1);
  const id = createHash('sha256').update(randomUUID()).digest('hex').slice(0, 40);
  return {
    to: mail.to,
    replyTo: undefined,
    subject: letter.subject,
    text: plainText(letter),
    html: await letterHtml(letter),
    messageId: `<${id}@${domain}>`,
    references: [],
    isAutomatic: true,
    invitation: undefined,
  };
}
