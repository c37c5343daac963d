import 'server-only';
import { randomUUID } from 'node:crypto';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { type Letter, oneLine } from './letter/letter';
import { renderLetter } from './letter/renderLetter';
import { type Mail, messageIdOf } from './mail';
import type { MailSettings } from './mailSettings';

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
  return {
    to: mail.to,
    replyTo: undefined,
    ...(await renderLetter(letter)),
    messageId: messageIdOf([randomUUID()], mail.from.address),
    references: [],
    isAutomatic: true,
    invitation: undefined,
  };
}
