import { wordsOf } from './findAnswers';

/** Days, parts of a day, and hours of the clock. */
const time =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tues?|wed|thurs?|fri|sat|sun|tomorrow|morning|afternoon|evening|earlier|later|sooner|(?:an)?other (?:day|time)|next week|lunes|martes|miercoles|jueves|viernes|sabado|manana|tarde|despues|after \d+|\d+ ?[ap]m|at \d\d?(?= with|$))\b/;

const plain = (text: string) => wordsOf(text).join(' ');

/** Whether a text names a day or an hour, or wishes for another one. */
export const namesTime = (text: string) =>
  time.test(plain(text)) && !/\b(?:since|last)\b/i.test(text);

/** Whether an answer has offered each day and each hour that a text names. */
export function isOffered(text: string, answer: string): boolean {
  const offered = ` ${plain(answer)} `;
  const [first = ''] = time.exec(plain(text)) ?? [];
  const hours = text.match(/\d+/g) ?? [];
  return offered.includes(first) && hours.every((hour) => offered.includes(` ${hour} `));
}
