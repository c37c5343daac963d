import type { NamedAnswer } from '@/content/examples/answers/answer';
import { bestAnswer, type Found, isFirst, type Language, languageOf } from './bestAnswer';
import { type Asked, type Contact, contactIn, withoutWordsAround } from './contact';
import type { Knowledge } from './knowledge';
import { bareHourIn, timesIn } from './times';
import { begins, isWord, says, wordsOf } from './words';

/** What a visitor's text asks for. */
export interface Understood {
  text: string;
  /** Who can be reached, if it says so. */
  contact: Contact | undefined;
  /** At most two, or one that stands alone. */
  found: NamedAnswer[];
  /** Whether it is about what comes before anything else. */
  isAlone: boolean;
  /** Whether it names something, or asks a question, that has no answer and goes to a person. */
  isAnythingUnknown: boolean;
  /** Neither, if it could be both, as a name. */
  language: Language;
  /** Whether it is a question by its mark or its first word. */
  isQuestion: boolean;
  /** The days and hours that it names. */
  times: string[];
}

/** Whether a text is Spanish by its marks or its words, each counted once. */
function soundsSpanish(text: string, spanish: string): boolean {
  const frequent = wordsOf(spanish);
  const known = [...new Set(wordsOf(text))].filter((word) => frequent.includes(word));
  return /[¿¡]/.test(text) || known.length > 1 || known.some((word) => word.length > 4);
}

/** Whether an answer is to a greeting, thanks, or somebody who needs a moment. */
export const isPolite = ({ topic }: NamedAnswer) =>
  ['hello', 'here', 'thanks', 'bye', 'pause'].includes(topic);

/** Whether an answer is to when somebody can come. */
export const isAboutTime = ({ topic }: NamedAnswer) => ['time', 'tonight', 'hours'].includes(topic);

/** Whether an answer that was found is about a topic. */
export const isAbout = ({ found }: Pick<Understood, 'found'>, topic: string) =>
  found.some((one) => one.topic === topic);

const isKnown = ({ answer }: Found) => answer.topic !== 'unknown';

/** The answers to a sentence: one, or one to each half, where a half that asks something else has none. */
function answersTo(sentence: string, knowledge: Knowledge) {
  const { openings, fillers, asksToCome, times, refuses } = knowledge.phrases;
  // A danger may be named by both halves, as in “he fell and is confused”.
  const whole = bestAnswer(sentence, knowledge);
  if (whole?.answer.isUrgent) return { found: [whole], isAnythingUnknown: false };
  // “Me and my daughter”, “para ella y para mí” are two people, and no two questions.
  const halves = sentence.split(/\s(?<!\bme\s)(?:and|also|n|y(?! para )|&|\+)\s/i);
  const best = halves.map((half) => bestAnswer(half, knowledge));
  const isSure = best.some((one) => one && !one.answer.isGeneral);
  const isOpen = (index: number) => isSure && begins(halves[index] ?? '', openings);
  // A half that asks to come on a day needs no answer of its own.
  const isWish = (index: number) => {
    const half = halves[index] ?? '';
    return says(half, asksToCome) && timesIn(half, times).length > 0;
  };
  if (best.every((one, index) => (one && isKnown(one)) || isOpen(index) || isWish(index))) {
    const isAnythingUnknown = !best.every((one, index) => one || isWish(index));
    return { found: best.flatMap((one) => one ?? []), isAnythingUnknown };
  }
  if (whole) return { found: [whole], isAnythingUnknown: false };
  const frequent = wordsOf(`${fillers},${times},${refuses}`);
  const isQuestion =
    sentence.trim().endsWith('?') &&
    wordsOf(sentence).some((word) => !frequent.includes(word) && !/^\d/.test(word));
  return { found: [], isAnythingUnknown: isQuestion };
}

/** What helps soon, beside a complaint. */
function helpBeside(
  found: readonly Found[],
  text: string,
  { answers, phrases }: Knowledge,
): Found[] {
  if (!found.some(({ answer }) => isFirst(answer))) return [];
  const alone = answers.filter(({ isAlone }) => isAlone);
  const help = bestAnswer(text, { answers: alone, phrases });
  return help ? [help] : [];
}

/** What is answered of all that was found: danger alone; a complaint before what needs help soon; or the first two. */
function chosen(all: readonly Found[]): Found[] {
  const urgent = all.find(({ answer }) => answer.isUrgent);
  if (urgent) return [urgent];
  const distinct = all.filter(
    ({ answer }, index) => all.findIndex((one) => one.answer === answer) === index,
  );
  const first = distinct.find(({ answer }) => isFirst(answer));
  const alone = distinct.find(({ answer }) => answer.isAlone);
  if (first || alone) return [first, alone].flatMap((one) => one ?? []);
  // A greeting before a question is not answered. What is to be canceled is not offered, and one time is enough.
  const isTimeless = distinct.some(
    ({ answer: { topic, books } }) =>
      ['cancel', 'late'].includes(topic) || (books && topic !== 'time'),
  );
  // What is not done has no price.
  const isRefused = distinct.some(({ answer }) => /^No,/.test(answer.say ?? ''));
  const asked = distinct.filter(
    ({ answer }) =>
      !isPolite(answer) &&
      !(isTimeless && answer.topic === 'time') &&
      !(isRefused && answer.isGeneral),
  );
  // One greeting is enough.
  return (asked.length > 0 ? asked : distinct.slice(-1)).filter(isKnown).slice(0, 2);
}

/** How many words without an answer make a text a person's to answer, too. */
const manyWords = 4;

/** Whether a text says much besides what is answered. */
function saysMore(text: string, found: readonly Found[], { phrases }: Knowledge): boolean {
  const { fillers, english, spanish, aroundNames, asksToCome, times } = phrases;
  const free = new Set(
    wordsOf(`${fillers} ${english} ${spanish} ${aroundNames} ${asksToCome} ${times}`),
  );
  const own = wordsOf(found.map(({ answer }) => `${answer.words} ${answer.spanishWords}`).join());
  const others = wordsOf(text).filter(
    (one) => !free.has(one) && !/\d/.test(one) && !own.some((word) => isWord(one, word)),
  );
  return found.length > 0 && others.length >= manyWords;
}

/**
 * What a visitor's text asks for, besides what it says about a customer who can be reached.
 *
 * @param asked the conversation, if its form waits for a name and a number
 */
export function understand(text: string, knowledge: Knowledge, asked?: Asked): Understood {
  const { phrases } = knowledge;
  const isFarewell = begins(withoutWordsAround(text, phrases.aroundNames), phrases.farewells);
  if (isFarewell && !text.endsWith('?'))
    return understand(soundsSpanish(text, phrases.spanish) ? 'adiós' : 'bye', knowledge);
  const contact = contactIn(text, knowledge, asked);
  const rest = contact?.rest ?? text;
  const sentences = rest.match(/[^.!?;\n]+[.!?;]*/g)?.filter((one) => wordsOf(one).length) ?? [];
  const each = sentences.map((sentence) => answersTo(sentence, knowledge));
  const answered = each.flatMap(({ found }) => found);
  const all = [...answered, ...helpBeside(answered, rest, knowledge)];
  const asks = says(text, phrases.openings);
  const hasAppointment = says(rest, phrases.hasAppointment);
  const isMeant = ({ topic }: NamedAnswer) =>
    !(asks && topic === 'thanks') && !(hasAppointment && topic === 'time');
  const found = chosen(all).filter(({ answer }) => isMeant(answer));
  const isAlone = found.some(({ answer }) => answer.isUrgent || answer.isAlone);
  const times = timesIn(rest, phrases.times);
  // The time is that of an appointment.
  const isLate = found.some(({ answer }) => answer.topic === 'late');
  const isPast = says(rest, phrases.past) && !says(rest, phrases.asksToCome);
  const frequent = `${phrases.fillers},${phrases.corrects},${phrases.moves},${phrases.aroundNames},lets`;
  const named = times.length > 0 ? times : bareHourIn(rest, frequent);
  const isSpanish =
    all.some(({ language }) => language === 'es') ||
    soundsSpanish(text, phrases.spanish) ||
    says(text, 'in spanish');
  const isEnglish =
    says(text, phrases.english) ||
    // “OK” is said in Spanish, too.
    (found.some(({ answer, language }) => language === 'en' && answer.topic !== 'thanks') &&
      !says(text, phrases.spanish));
  return {
    text,
    contact,
    found: found.map(({ answer }) => answer),
    isAlone,
    isAnythingUnknown:
      !isAlone &&
      (each.some((one) => one.isAnythingUnknown) ||
        !all.every(isKnown) ||
        saysMore(rest, found, knowledge)),
    language: languageOf(isSpanish, isEnglish),
    isQuestion:
      text.endsWith('?') ||
      begins(text, phrases.openings) ||
      begins(withoutWordsAround(text, phrases.aroundNames), phrases.openings),
    times: isPast || hasAppointment || isLate ? [] : named,
  };
}
