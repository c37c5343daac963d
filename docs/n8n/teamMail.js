// @ts-check
import { callInShort, callInWords, callPage, callStart, isOver } from './call';
import { fieldLines, htmlLine, shownValue, textLine } from './teamFields';
import { addressIn, mailHtml, oneLine, paragraphHtml, paragraphText } from './text';
import { hasAskedForCall, mailedRequests, openCall, startOf } from './thread';

/**
 * Returns the words about the call for a mail's first line and its subject.
 *
 * @param {import('./decision').Note} team
 * @param {string} start when the call that the request asks for begins
 * @param {number} minutes how long a call takes
 * @param {(call: string) => string} inWords
 * @param {(call: string) => string} inShort
 */
function callWords({ call, before }, start, minutes, inWords, inShort) {
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
  const begin = isOver(call, minutes) ? 'The call was on' : 'Call on';
  const moved = earlier && earlier !== call ? ` It was on ${inWords(earlier)}.` : '';
  return { said: ` ${begin} ${inWords(call)}.${moved}`, inSubject: `, call ${inShort(call)}` };
}

/**
 * Reports whether the team has had all fields of a move but its call.
 *
 * @param {import('./message').Message} message
 * @param {import('./thread').Row[]} requests those of which the team was mailed
 */
const isOnlyMove = ({ isMove, version, corrects }, requests) =>
  isMove &&
  requests.some((row) => row.version === version - 1) &&
  requests.some((row) => row.webhookId === corrects);

/**
 * Returns the mail to the team.
 *
 * @param {object} given
 * @param {import('./message').Message} given.message
 * @param {import('./decision').Note} given.team
 * @param {string[]} given.limited the addresses whose mails the limit of a day stops
 * @param {import('./thread').Row[]} given.rows those of its thread
 * @param {import('./settings').Settings} given.settings
 * @param {import('./teamFields').Field[]} given.fields the form's, in its order
 * @param {string} given.callPath
 * @param {typeof import('luxon').DateTime} given.DateTime
 */
export function teamMail({ message, team, limited, rows, settings, fields, callPath, DateTime }) {
  const { request, isTest, lostCall } = message;
  const { timeZone, callMinutes } = settings;
  const requests = mailedRequests(rows).filter(({ webhookId }) => webhookId !== message.id);
  const isLate = team.mail === 'late';
  const isMoved = !isLate && isOnlyMove(message, requests);
  const isCorrection = !isLate && !isMoved && requests.length > 0;
  const start = callStart(request.callDate, request.callTime, timeZone, DateTime);
  const inWords = (/** @type {string} */ time) => callInWords(time, timeZone, DateTime);
  const inShort = (/** @type {string} */ time) => callInShort(time, timeZone, DateTime);
  const { said, inSubject } = isLate
    ? { said: '', inSubject: '' }
    : callWords(team, start, callMinutes, inWords, inShort);

  const service = oneLine(shownValue(fields, 'service', request));
  const company = oneLine(request.company);
  const who = oneLine(request.name) + (company && ` (${company})`);
  const marks = [
    isTest && 'Test: ',
    isLate && 'Replaced: ',
    isMoved && 'Call changed: ',
    isCorrection && 'Corrected: ',
  ];
  const notCounted = start && ` Its call on ${inWords(start)} does not count.`;
  const told = [
    `${who} asks for ${service}.${said}`,
    isTest && 'This is a test. No visitor wrote it.',
    isLate && `This came late: the site has a newer one.${notCounted} Read the rest.`,
    isMoved && 'Only the call has changed. The rest is as you know it.',
    isCorrection &&
      'This corrects the request that you got before. Its call and its address count.',
    !isLate && lostCall === 'taken' && 'Somebody else has this call time.',
    !isLate &&
      lostCall === 'unavailable' &&
      'There are no calls at this time.',
    limited.length > 0 &&
      `No email about this goes to ${limited.join(' and ')}: ten went there today.`,
  ];
  const follows = limited.length > 0 ? '' : ' (the visitor gets an email)';
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
