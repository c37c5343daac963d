import { callInShort, callInWords, callPage, callStart, isOver, type Luxon } from './call';
import type { Note } from './decision';
import type { Message } from './message';
import type { Settings } from './settings';
import { type Field, fieldLines, htmlLine, shownValue, textLine } from './teamFields';
import { addressIn, mailHtml, oneLine, paragraphHtml, paragraphText } from './text';
import { hasAskedForCall, mailedRequests, openCall, type Row, startOf } from './thread';

type InWords = (start: string) => string;

/** Returns the call's words for the first line and the subject. @param start the request's */
function callWords({ call, before }: Note, start: string, inWords: InWords, inShort: InWords) {
  const earlier = startOf(before);
  const off = earlier && ` The call on ${inWords(earlier)} is off.`;
  if (call === openCall) {
    const needed = start ? `another time than ${inWords(start)}` : 'a time';
    return {
      said: ` The call needs ${needed}.${off} Agree on one.`,
      inSubject: `, call needs ${start ? 'another' : 'a'} time`,
    };
  }
  if (!call) return { said: off, inSubject: earlier && `, call canceled: ${inShort(earlier)}` };
  const begin = isOver(call) ? 'The call was on' : 'Call on';
  const moved = earlier && earlier !== call ? ` It was on ${inWords(earlier)}.` : '';
  return { said: ` ${begin} ${inWords(call)}.${moved}`, inSubject: `, call ${inShort(call)}` };
}

/** Reports whether the call is all that is new to the team. */
const isOnlyMove = ({ isMove, version, corrects }: Message, requests: readonly Row[]) =>
  isMove &&
  requests.some((row) => row.version === version - 1) &&
  requests.some((row) => row.webhookId === corrects);

interface Given {
  message: Message;
  team: Note;
  /** Addresses beyond the daily limit. */
  limited: readonly string[];
  rows: readonly Row[];
  settings: Settings;
  fields: readonly Field[];
  callPath: string;
  DateTime: Luxon;
}

export function teamMail(given: Given) {
  const { message, team, limited, rows, settings, fields, callPath, DateTime } = given;
  const { request, isTest, callOutcome } = message;
  const { timeZone } = settings;
  const requests = mailedRequests(rows).filter(({ webhookId }) => webhookId !== message.id);
  const isLate = team.mail === 'late';
  const isMoved = isOnlyMove(message, requests);
  const isCorrection = !isLate && !isMoved && requests.length > 0;
  const start = callStart(request.callDate, request.callTime, timeZone, DateTime);
  const inWords = (time: string) => callInWords(time, timeZone, DateTime);
  const inShort = (time: string) => callInShort(time, timeZone, DateTime);
  const { said, inSubject } = isLate
    ? { said: '', inSubject: '' }
    : callWords(team, start, inWords, inShort);

  const service = oneLine(shownValue(fields, 'service', request));
  const company = oneLine(request.company);
  const who = oneLine(request.name) + (company && ` (${company})`);
  const marks = [
    isTest && 'Test: ',
    isLate && 'Superseded: ',
    isMoved && 'Call changed: ',
    isCorrection && 'Correction: ',
  ];
  const notCounted = start && ` Its call on ${inWords(start)} does not count.`;
  const told = [
    `${who} asks for ${service}.${said}`,
    isTest && 'This is a test. No visitor wrote it.',
    isLate && `This request came late. A newer one is in effect.${notCounted}`,
    isLate && !isMoved && 'Its other fields may be new to you.',
    isMoved && 'Only the call has changed. The rest is as you know it.',
    isCorrection &&
      'This corrects the request that you got before. The call and the address of this one count.',
    !isLate && callOutcome === 'taken' && 'Somebody else has this call time.',
    !isLate && callOutcome === 'unavailable' && 'This call time is not available.',
    limited.length > 0 &&
      `No email about this goes to ${limited.join(' and ')}: ten went there today.`,
  ];
  const isMailed = limited.length === 0 && addressIn(request.email);
  const follows = isMailed ? ' (the visitor gets an email)' : '';
  const link = {
    text: `Move or cancel the call, or choose its time, here${follows}:`,
    url: callPage(settings, callPath, message.thread),
  };
  const paragraphs = [
    ...told.flatMap((text) => (text ? [{ text }] : [])),
    ...(!isTest && hasAskedForCall(message, team.call, rows) ? [link] : []),
  ];
  const shown = isMoved ? fields.filter(({ name }) => name !== 'contactMethod') : fields;
  const lines = fieldLines(message, shown, timeZone, DateTime);
  const table = `<table style="width:100%;table-layout:fixed">${lines.map(htmlLine).join('')}</table>`;
  return {
    subject: oneLine(`${marks.find(Boolean) || ''}${who}: ${service}${inSubject}`),
    text: [...paragraphs.map(paragraphText), '', ...lines.map(textLine)].join('\n'),
    html: mailHtml(paragraphs.map(paragraphHtml).join('') + table),
    replyTo: isTest ? '' : addressIn(request.email),
    limited,
  };
}
