import type { NamedAnswer } from '@/content/examples/answers/answer';
import { isUrgentAwaited, type Memory } from '@/features/demonstration/browser/memory';
import { isAbout, isPolite, timeTopics, type Understood } from '../reading/findAnswers';
import type { Knowledge } from '../reading/knowledge';
import { says, wordsOf } from '../reading/words';
import { namesMinutes, namesTime, sentencesOf, withoutIf } from './sentences';
import { typedCopy } from './typedCopy';

/**
 * Whether a text may be about what cannot wait, which is said again then, once: a short question that has no answer, what
 * isn't over yet, whatever is unknown in a danger, or when somebody comes. What is said in a danger is never only passed on.
 */
export function followsUp(typed: Understood, memory: Memory, { phrases }: Knowledge): boolean {
  const { text, found, times, isQuestion } = typed;
  // An emergency without a name is the one that was described, and what is less urgent than a danger is a part of it.
  const isSame = ({ topic, isUrgent, say = '', saySpanish = '' }: NamedAnswer) =>
    topic === 'unnamed' ||
    (memory.isDanger &&
      memory.urgentAgain !== '' &&
      (!isUrgent || [say, saySpanish].includes(memory.urgent)));
  if (!memory.urgent || (typed.isAlone && !found.every(isSame))) return false;
  if (typed.isAlone && memory.urgentAgain) return true;
  const asksSoon = isUrgentAwaited(memory) && found.length > 0 && says(text, phrases.asksSoon);
  if (memory.isUrgentRepeated && !memory.isDanger && !asksSoon) return false;
  // Who reads or answers this is no question about the emergency.
  const isAside =
    isAbout({ found }, 'privacy') || isAbout({ found }, 'pick') || isAbout({ found }, 'robot');
  if (says(text, phrases.asksHelp)) return !isAside;
  if (found.length === 0) {
    return isQuestion
      ? wordsOf(text).length < 3 && !memory.isUrgentRepeated
      : memory.isDanger || (says(text, phrases.notYet) && !says(text, phrases.denied));
  }
  const isVague = (one: NamedAnswer) =>
    ['tonight', 'unnamed'].includes(one.topic) ||
    (memory.isDanger && (one.isLessUrgent || ['time', 'person'].includes(one.topic))) ||
    (memory.isDanger && !isQuestion && (!one.isShared || one.topic === 'hours')) ||
    (isUrgentAwaited(memory) && one.topic === 'person') ||
    (isUrgentAwaited(memory) &&
      timeTopics.includes(one.topic) &&
      one.topic !== 'hours' &&
      (isQuestion || times.length > 0) &&
      !says(text, phrases.asksHours));
  return found.every(isVague);
}

/** A danger in one sentence. */
export const inShort = ({ urgentAgain: short, urgent }: Memory) =>
  short ? [short] : sentencesOf(urgent).slice(0, 1);

/** Whether a text asks for something else in a danger, which goes on. */
export const goesOn = ({ found, isAlone }: Understood, { isDanger }: Memory) =>
  isDanger && !isAlone && found.some((one) => !isPolite(one) && one.topic !== 'languages');

/**
 * What cannot wait, said again; to whoever asks how soon help comes, only that; in short, or the third time only how it begins.
 */
export function urgentAgain(
  { text, found }: Pick<Understood, 'text' | 'found'>,
  { urgent, urgentAgain: short, isUrgentRepeated, isSpanish }: Memory,
  { phrases }: Knowledge,
): string[] {
  const sentences = sentencesOf(urgent);
  // Who asks for somebody hears when that is.
  const asksWhen = says(text, phrases.asksSoon) || isAbout({ found }, 'person');
  const soon = asksWhen ? sentences.filter((one) => namesMinutes(one) || namesTime(one)) : [];
  const isArrival = says(text, phrases.arrives) && soon.some((one) => /calls|llama/.test(one));
  if (soon.length > 0) {
    return [...soon.map(withoutIf), ...(isArrival ? [typedCopy({ isSpanish }).saysThen] : [])];
  }
  if (short) return [short];
  return isUrgentRepeated ? sentences.slice(0, 2) : [urgent];
}
