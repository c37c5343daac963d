import { isWord, wordsOf } from './words';

/** A month; the number after it is no house number. */
export const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)';

/** A day of the year or the month, or in how many weeks. */
const date = [
  `(?<!\\p{L})${month} \\d\\d?(?:st|nd|rd|th)?(?!\\w)`,
  `(?<!\\d)\\d\\d? de ${month}(?!\\p{L})`,
  // 1/2 and 3/4 are sizes.
  '(?<![\\d/])(?!1/2|1/4|3/4)(?:1[0-2]|0?[1-9])/[0-3]?\\d(?![\\d/])',
  'the \\d\\d?(?:st|nd|rd|th)(?! (?:time|floor|visit|st|street|ave|one|tooth|molar|crown|filling|toilet|cut)\\b)',
  '(?:in (?:like |about )?(?:a|two|three|\\d) weeks?|en (?:una|dos|tres|\\d) semanas?)',
].join('|');

/** An hour of the clock, with what makes it one: a house number is none. */
const hour =
  'between \\d\\d? and \\d\\d?|\\b(?:after|before|around|at|by|till?|until|hasta las?|(?:despu[eé]s de|antes de|de|a) las?) \\d\\d?(?::\\d\\d)?(?:ish)?(?: ?[ap]m\\b| ?$|[?,.]| (?=(?:with|on|or|for|if|pls|please|instead|works?|would|though|then|is|since|because|y|o|de|si|por)\\b|est|mon|tue|wed|thu|fri|sat|sun|tom))|\\d\\d? ?o.?clock|\\d\\d?(?::\\d\\d)? ?[ap]m\\b|\\d\\d?:\\d\\d';

const spanishWeekday = 'lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo';

/** A day of the week, which may be shortened. */
const weekday = `(?:mon|tues?|wed|thu|thurs?|fri|sat)(?:(?:nes|rs|ur)?day)?|sun(?:day)?|${spanishWeekday}`;

/** What is read as something else before days and hours are looked for: each pattern, and what takes its place. */
const readings: readonly (readonly [pattern: RegExp, reading: string])[] = [
  // A day, perhaps misspelled, on which something else is, or was.
  [
    new RegExp(
      `\\b(?:(?:wedding|interview|flight|party|boda|fiesta|entrevista)(?:['’]?s| is| es)?(?: on| this| el| este)*|(?:filling|crown|tooth|cleaning|cut|color|visit|repair|work) from)(?: last)? (?:\\p{L}{3,6}day|${weekday})(?!\\p{L})`,
      'giu',
    ),
    '',
  ],
  [/\bb4\b/gi, 'before'],
  [/\b(?:anything but|any day but|except|not on|no(?= \p{L}+days\b)|menos el) ?/giu, 'not '],
  [/\b2m(?:rw|oro\w*)\b/gi, 'tomorrow'],
  [/\balas (?=\d)/gi, 'a las '],
  [/\bits \d\d?(?::\d\d)? ?[ap]m\b/gi, ''],
  // How bad the pain is, and when it began.
  [
    new RegExp(
      `\\b(?:since|desde)(?: el| last)? (?:\\p{L}+day|\\p{L}{3,4}|${spanishWeekday})(?!\\p{L})`,
      'giu',
    ),
    '',
  ],
  [/\b(?:had|got)(?: \p{L}+){1,4} (?:on|last) \p{L}+day\b/giu, ''],
  [/\b(?:\d|10)\/10\b/g, ''],
  [/\b(?:came|fell|broke|started|happened)(?: out| off)? (?:at|this|on) \p{L}+/giu, ''],
  [/\b(?:till?|until) (?:the )?morning\b/gi, ''],
  // When the customer has to be somewhere else.
  [/\b(?:leave(?: for work)?|start(?: work)?) at \d\d?(?::\d\d)?(?: ?[ap]m)?/gi, ''],
  [/\b(llegar|llego|voy)(?: \d+ ?min\p{L}*)? tarde\b/giu, '$1'],
  [/\b(?:that is|that.?s|it.?s) too late\b/gi, 'earlier'],
  [/\b(?:that is|that.?s|it.?s) too early\b/gi, 'later'],
  [/\bi work (?:till?|until) (?=\d)/gi, 'after '],
  [/(\d) y cuarto\b/gi, '$1:15'],
  [/(\d) y media\b/gi, '$1:30'],
];

/**
 * The days and hours that a text names, with correct spelling.
 *
 * @param list names of days and of parts of a day
 */
export function timesIn(text: string, list: string): string[] {
  const names = list.split(',');
  const clear = readings.reduce((left, [pattern, reading]) => left.replace(pattern, reading), text);
  const spelled = clear.replace(/\p{L}+/gu, (word) => {
    const [typed = ''] = wordsOf(word);
    // A short name is another word, with another letter: “tarda” is no “tarde”.
    const isName = (name: string) => (name.length < 6 ? typed === name : isWord(typed, name));
    // The earliest is not an earlier one.
    if (typed.endsWith('est')) return word;
    return names.find((name) => isName(wordsOf(name).join())) ?? word;
  });
  const bare = '(?: [1-9](?= (?:then|works?|is|would|pls|please|ok)|[.,?!]|$))?';
  const time = `(?:(?<!good |buen[ao]s |\\p{L})(?:next |after |before |not |a week from |(?:en|por) la )?(?:${names.join('|')})(?!\\p{L})(?: [ap]m\\b)?${bare}|${date}|${hour})`;
  const found = spelled.match(
    new RegExp(`${time}(?:(?: (?:at|in the|or|de la|por la|en la|a|o|y))? ?${time})*`, 'giu'),
  );
  return (found ?? []).map((one) => one.replace(/[ ?,.]+$/, ''));
}

/** The hour in a text that has nothing else but frequent words, as “no, make it 11” or “ok 1130”. */
export function bareHourIn(text: string, frequent: string): string[] {
  const free = wordsOf(frequent);
  const left = wordsOf(text).filter((word) => /\d/.test(word) || !free.includes(word));
  const [, clock = '', minutes] = /^(\d|1[0-2])(00|15|20|30|40|45)?$/.exec(left[0] ?? '') ?? [];
  if (left.length !== 1 || !clock) return [];
  return [minutes ? `${clock}:${minutes}` : clock];
}

/** A day of the week or the year. */
const day = new RegExp(
  `(?:next |próximo |proximo )?(?<!\\p{L})(?:today|tonight|tomorrow|tmrw?|${weekday}|(?<!la )mañana|hoy|esta noche)(?!\\p{L})|${date}`,
  'iu',
);

/** The day in a time that was offered or asked for; empty where there is none. */
export const dayIn = (time: string) => day.exec(time)?.[0] ?? '';

/**
 * A text with the minutes of each time as a part of its hour, unless it is a full one: 10 is not 10:20, and 2pm is 2:00 PM.
 * The examples' night is a Tuesday's, so tomorrow is Wednesday.
 */
const comparable = (text: string) =>
  text
    .replace(/:(?!00)/g, '')
    .replace(/(\d)(?=[ap]m)/gi, '$1 ')
    .replace(/o.?clock/gi, '')
    .replace(/tomorrow|tmr\w?|mañana|miércoles/gi, 'Wednesday');

/** Whether a text has offered all of the days, which may be shortened, and hours. */
export function areOffered(times: readonly string[], offer: string): boolean {
  const offered = wordsOf(comparable(offer));
  const asked = times
    .join(' ')
    .replace(/\bmorning|(de|en|por) la mañana/i, 'AM')
    .replace(/\bafternoon|((en|por) la )?tarde/i, 'PM')
    .replace(/next w(?:ee)?k|pr[oó]xima semana|semana que viene/i, 'Monday');
  return wordsOf(comparable(asked))
    .filter((word) => word.length > 2 || /\d|^[ap]m$/.test(word))
    .every((word) =>
      offered.some((one) => (/\d/.test(word) ? one === word : one.startsWith(word))),
    );
}
