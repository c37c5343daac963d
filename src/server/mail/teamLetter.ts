import 'server-only';
import { teamMailCopy as copy } from '@/content/copy/mails';
import type { FieldName } from '@/features/consultation/model/fields';
import { readerOf } from '@/features/consultation/model/schema';
import { inList } from '@/lib/text/language';
import type { TeamDue } from './decide';
import { type Letter, oneLine, texts, wordsIn } from './letter/letter';
import { callContent } from './teamCall';
import { labelOf, shownValue, teamRows, type Zone } from './teamRows';
import type { Given } from './visitorLetter';

interface TeamGiven extends Given<TeamDue> {
  zone: Zone;
  /** Whether a mail server refused the visitor's address. */
  isRefused: boolean;
  /** Follows the first line. */
  remark?: string | undefined;
}

const labelsOf = (names: readonly FieldName[]) => inList(names.map(labelOf));

/** Returns the visitor's name and company on one line. */
function whoIn({ name, company }: Readonly<Record<string, unknown>>): string {
  const [person, firm] = [oneLine(name) || copy.nobody, oneLine(company)];
  return firm ? `${person} (${firm})` : person;
}

function firstSentence({ due, thread }: Pick<TeamGiven, 'due' | 'thread'>): string {
  const { fields } = thread.current;
  const who = whoIn(fields);
  if (due.kind === 'request') return copy.asks(who, oneLine(shownValue('service', fields)));
  if (due.kind !== 'change') return copy.refused(who);
  return due.changed.length > 0 ? copy.changed(who, labelsOf(due.changed)) : `${who}:`;
}

export function teamLetter(given: TeamGiven): Letter {
  const { due, thread, site, callPage, words, now, zone, isRefused, remark } = given;
  const { fields } = thread.current;
  const call = callContent(due, words, oneLine(fields.phone));
  const changed = due.kind === 'change' ? due.changed : [];
  const isCallChanged = due.kind === 'change' && due.isCallChanged;
  // A call without a time leads every mail.
  const isCallFirst = due.kind !== 'change' || isCallChanged || due.call.kind === 'open';
  const isUnmailed = readerOf(fields.email) === null;
  const sameCall = !isCallFirst && call.lead.map((piece) => wordsIn(piece).trim()).join(' ');
  const subject = texts([
    due.kind === 'request' && oneLine(shownValue('service', fields)),
    due.kind === 'refusal' && copy.inSubject.refused,
    isCallFirst && call.inSubject,
    changed.length > 0 && copy.inSubject.changed(labelsOf(changed)),
  ]).join(', ');
  return {
    subject: oneLine(`${whoIn(fields)}: ${subject}`),
    lead:
      isCallFirst && call.lead.length > 0
        ? [`${firstSentence(given)} `, ...call.lead]
        : [firstSentence(given)],
    paragraphs: texts([
      remark,
      sameCall,
      isUnmailed && copy.unmailed,
      isRefused && due.kind !== 'refusal' && copy.addressRefused,
      thread.hasAskedForCall && !isUnmailed && !isRefused && !remark && copy.visitorIsMailed,
    ]),
    link: thread.hasAskedForCall
      ? { text: due.call.kind === 'held' ? copy.links.change : copy.links.choose, url: callPage }
      : undefined,
    rows: teamRows({
      thread,
      told: due.kind === 'change' ? due.told.request.fields : undefined,
      changed: isCallChanged ? [...changed, 'callDate', 'callTime'] : changed,
      isMethodOmitted: due.kind === 'change' && thread.current.isMove,
      zone,
      now,
    }),
    closing: [],
    site,
  };
}
