import { callInShort, callInWords, isOver, type Luxon } from './call';
import { type ContactMethod, methodOf } from './contactMethod';
import type { Note } from './decision';
import type { Message } from './message';
import type { Settings } from './settings';
import { oneLine } from './text';
import { hasAskedForCall, openCall, type Row, startOf } from './thread';

interface Words {
  received: string;
  receivedChange: string;
  replies: Record<'heldCall' | 'takenCall' | 'unavailableCall' | 'noCall', string>;
  /** With `{site}` and `{minutes}`. */
  calendarTitle: string;
}

export interface Given {
  message: Message;
  settings: Settings;
  words: Words;
  /** Labels by value. */
  services: Record<string, string>;
  contactMethods: readonly ContactMethod[];
  callPath: string;
  DateTime: Luxon;
}

function replyTo(start: string, { message, words: { replies }, contactMethods }: Given) {
  if (message.callOutcome === 'taken') return replies.takenCall;
  if (message.callOutcome) return replies.unavailableCall;
  return start ? replies.heldCall : methodOf(message.request, contactMethods)?.reply;
}

/**
 * The first mail confirms the request. Later ones promise a reply only if the visitor waits for one: the team may
 * have moved the call.
 */
function requestWords({ call, before }: Note, rows: readonly Row[], given: Given): string {
  const { message, words, services } = given;
  const isFirst = before === null;
  const isSame = before === call && !message.isMove;
  const isOff = !call && (before || (isFirst && hasAskedForCall(message, call, rows)));
  const service = String(message.request.service);
  const parts = [
    isFirst && words.received,
    !isFirst && !message.isMove && words.receivedChange,
    isOff && before === openCall && 'The call you asked for is off.',
    !isFirst && message.isMove && !call && !before && words.replies.noCall,
    (isFirst || isSame || call === openCall) && replyTo(startOf(call), given),
    isOff && isFirst && 'If you asked for a call, it’s off.',
    Object.hasOwn(services, service) && `The request is about: ${services[service]}.`,
  ];
  return parts.filter((part) => typeof part === 'string').join(' ');
}

export function contentOf(note: Note, rows: readonly Row[], given: Given) {
  const { message, settings, contactMethods, DateTime } = given;
  const { timeZone, callMinutes } = settings;
  const site = oneLine(settings.siteName);
  const inWords = (call: string) => callInWords(call, timeZone, DateTime);
  const inShort = (call: string) => callInShort(call, timeZone, DateTime);
  const start = startOf(note.call);
  const earlier = startOf(note.before);
  const outcome =
    note.mail === 'former'
      ? 'The request now has another email address. If you gave us that one, look there.'
      : requestWords(note, rows, given);
  const toChoose = 'To choose a time for a call:';
  const isMoved = earlier && earlier !== start;
  const noLonger = isMoved ? ` It’s no longer on ${inWords(earlier)}.` : '';
  if (start && isOver(start)) {
    const said = [`Your call was on ${inWords(start)}.${noLonger}`, outcome];
    return { subject: `Your call with ${site}: ${inShort(start)}`, said, toChangeCall: toChoose };
  }
  if (start) {
    const { call: weCall = 'Your call is on' } = methodOf(message.request, contactMethods) ?? {};
    return {
      subject: `${isMoved ? 'Another time for your' : 'Your'} call with ${site}: ${inShort(start)}`,
      said: [
        `${weCall} ${inWords(start)}.${noLonger}`,
        'The attached file puts the call on your calendar.',
        outcome,
        `The call takes ${callMinutes} minutes.`,
      ],
      toChangeCall: 'Another day or time, or no call after all? Change it here:',
    };
  }
  if (earlier) {
    return {
      subject: `Your call with ${site} is canceled: ${inShort(earlier)}`,
      said: [
        `The call on ${inWords(earlier)} is canceled.`,
        'The attached file takes the call off your calendar.',
        outcome,
      ],
      toChangeCall: note.mail === 'former' ? 'The call as it is now:' : toChoose,
    };
  }
  const [sentence] = outcome.split(/(?<=\.) /);
  return { subject: `${site}: ${sentence}`, said: [outcome], toChangeCall: toChoose };
}
