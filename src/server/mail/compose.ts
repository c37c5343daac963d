import 'server-only';
import { teamMailCopy } from '@/content/copy/mails';
import { readerOf } from '@/features/consultation/model/schema';
import { paths } from '@/lib/paths';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { callWordsFor } from './callWords';
import type { Due, TeamDue, VisitorDue } from './decide';
import { invitationFor } from './invitation';
import { oneLine } from './letter/letter';
import { renderLetter } from './letter/renderLetter';
import { type Mail, messageIdOf } from './mail';
import type { MailSettings } from './mailSettings';
import { teamLetter } from './teamLetter';
import { type ThreadNow, toldCallOf, writeToldCall } from './threadNow';
import { visitorLetter } from './visitorLetter';

export interface ComposeGiven {
  due: Due;
  reader: string;
  thread: ThreadNow;
  /** The first mail that a server accepted for this reader, if any. */
  conversation: string | null;
  isRefused: boolean;
  /** Whether the outbox failed, and the mail is sent without it. */
  isDirect?: boolean;
}

interface Settings {
  mail: MailSettings;
  site: SiteSettings;
}

/** Equal for a mail that is sent again, so that programs can recognize it. */
function messageIds({ due, reader, thread }: ComposeGiven, { mail }: Settings) {
  const told = writeToldCall(toldCallOf(due.call));
  const idOf = (...parts: string[]) =>
    messageIdOf([thread.id, reader, ...parts], mail.from.address);
  return { own: idOf(due.kind, thread.current.id, told), root: idOf() };
}

export async function composeMail(
  given: ComposeGiven,
  settings: Settings,
  now: Date,
): Promise<Mail> {
  const { due, reader, thread, conversation, isRefused, isDirect } = given;
  const { mail, site } = settings;
  const shared = {
    thread,
    site: { name: oneLine(site.name), url: site.url },
    callPage: `${site.url}${paths.call}#${thread.id}`,
    words: callWordsFor(site),
    now,
  };
  const { email } = thread.current.fields;
  const forTeam = (to: TeamDue) => ({
    to: mail.to,
    replyTo: readerOf(email) ? String(email) : undefined,
    letter: teamLetter({
      ...shared,
      due: to,
      zone: site,
      isRefused,
      remark: isDirect ? teamMailCopy.direct : undefined,
    }),
    invitation: undefined,
  });
  const forVisitor = (to: VisitorDue) => ({
    to: [reader],
    replyTo: mail.contact,
    letter: visitorLetter({ ...shared, due: to }),
    invitation: invitationFor({ ...shared, due: to, site, attendee: reader, organizer: mail.from }),
  });
  const { letter, ...addressed } = due.to === 'team' ? forTeam(due) : forVisitor(due);
  const { own, root } = messageIds(given, settings);
  return {
    ...addressed,
    ...(await renderLetter(letter)),
    messageId: own,
    references: conversation && conversation !== own ? [root, conversation] : [root],
    isAutomatic: due.to === 'visitor',
  };
}
