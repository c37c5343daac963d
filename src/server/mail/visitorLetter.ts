import 'server-only';
import { visitorMailCopy as copy } from '@/content/copy/mails';
import { callMinutesOn } from '@/features/consultation/model/call/calendar';
import type { Slot } from '@/features/consultation/model/call/call';
import { replyMethodIn } from '@/features/consultation/model/options';
import { selectOptions } from '@/features/consultation/model/selectOptions';
import type { CallWords } from './callWords';
import type { VisitorDue } from './decide';
import { type Letter, type Piece, texts } from './letter/letter';
import { isSameCall, slotIn, type ThreadNow } from './threadNow';

const { subjects, yourCall, files, links } = copy;

interface Content {
  subject: string;
  lead: readonly Piece[];
  said: Parameters<typeof texts>[0];
  link?: string;
}

export interface Given<D> {
  due: D;
  thread: ThreadNow;
  site: { name: string; url: string };
  callPage: string;
  words: CallWords;
  now: Date;
}

type Of<Kind extends VisitorDue['kind']> = Given<Extract<VisitorDue, { kind: Kind }>>;

const lengthOf = ({ date }: Slot) => copy.length(callMinutesOn(date));

const callLead = (start: string, call: string): Piece[] => [
  `${start} `,
  { large: `${call}.` },
  ` ${copy.weCall}`,
];

const promptMs = 60 * 60_000;

function confirmation({ due: { call }, thread, site: { name }, words, now }: Of<'confirmation'>) {
  const { fields } = thread.current;
  const isPrompt = now.getTime() - thread.receivedAt < promptMs;
  const replies = isPrompt ? copy.replies.prompt : copy.replies.late;
  // A quarantined request can have an unknown service.
  const option = selectOptions.service.find(({ value }) => value === fields.service);
  const service = option && copy.service(option.label);
  if (call.kind === 'held') {
    return {
      subject: subjects.held(name, words.short(call.slot)),
      lead: callLead(yourCall.is, words.whole(call.slot)),
      said: [`${copy.received} ${replies.phone}`, service, `${lengthOf(call.slot)} ${files.held}`],
      link: links.change,
    };
  }
  if (call.kind === 'open') {
    return {
      subject: subjects.open(name),
      lead: [`${copy.received} ${copy.needsTime}`],
      said: [texts([copy.why[call.why], replies.open]).join(' '), service],
      link: links.choose,
    };
  }
  if (call.kind === 'freed') {
    const lead = [`${copy.received} ${copy.freed}`];
    return { subject: subjects.freed(name), lead, said: [service], link: links.chooseAgain };
  }
  const method = replyMethodIn({ contactMethod: String(fields.contactMethod) });
  return {
    subject: subjects.received(name),
    lead: [copy.received],
    said: [replies[method.value], service],
    link: links.choose,
  };
}

function change({ due, site: { name }, words }: Of<'change'>): Content {
  const { call, before, isRequestNew } = due;
  const earlier = slotIn(before);
  const changed = isRequestNew && copy.changed;
  if (call.kind === 'held') {
    const { slot } = call;
    const movedFrom = earlier && !isSameCall(earlier, slot) ? earlier : null;
    const start = movedFrom ? yourCall.isNow : yourCall.is;
    const subject = movedFrom ? subjects.moved : subjects.held;
    return {
      subject: subject(name, words.short(slot)),
      lead: callLead(isSameCall(before, slot) ? yourCall.stays : start, words.whole(slot)),
      said: [
        movedFrom && copy.wasOn(words.whole(movedFrom)),
        changed,
        `${lengthOf(slot)} ${movedFrom ? files.moved : files.held}`,
      ],
      link: links.change,
    };
  }
  const why = call.kind === 'open' && copy.why[call.why];
  if (earlier) {
    return {
      subject: subjects.off(name, words.short(earlier)),
      lead: [`${yourCall.was} `, { large: words.whole(earlier) }, ` ${copy.isOff}`],
      said: [changed, why, files.off],
      link: links.chooseAgain,
    };
  }
  if (call.kind === 'open') {
    return {
      subject: subjects.open(name),
      lead: [texts([changed, copy.needsTime]).join(' ')],
      said: [why],
      link: links.choose,
    };
  }
  return {
    subject: subjects.changed(name),
    lead: [texts([changed, before === 'open' && copy.noCall]).join(' ')],
    said: [],
    link: links.choose,
  };
}

const farewell = ({ due, site: { name } }: Of<'farewell'>): Content => ({
  subject: subjects.farewell(name),
  lead: [copy.farewell],
  said: [copy.nothingToDo, slotIn(due.before) && files.farewell],
});

const reminder = ({ due: { slot }, site: { name }, words }: Of<'reminder'>): Content => ({
  subject: subjects.reminder(name, words.short(slot)),
  lead: callLead(yourCall.is, words.whole(slot)),
  said: [lengthOf(slot)],
  link: links.change,
});

function contentOf(given: Given<VisitorDue>): Content {
  const { due } = given;
  if (due.kind === 'confirmation') return confirmation({ ...given, due });
  if (due.kind === 'change') return change({ ...given, due });
  return due.kind === 'farewell' ? farewell({ ...given, due }) : reminder({ ...given, due });
}

/** Contains nothing that was typed: anybody can enter anybody's address. */
export function visitorLetter(given: Given<VisitorDue>): Letter {
  const { due, thread, site, callPage } = given;
  const { subject, lead, said, link } = contentOf(given);
  return {
    subject,
    lead,
    paragraphs: texts(said),
    link: link && thread.hasAskedForCall ? { text: link, url: callPage } : undefined,
    rows: [],
    closing: due.kind === 'farewell' ? [copy.mistaken] : [copy.questions, copy.mistaken],
    site,
  };
}
