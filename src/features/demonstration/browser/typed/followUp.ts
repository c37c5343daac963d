import type { NamedAnswer } from '@/content/examples/answers/answer';
import type { AnswersFile } from '../loadExample';
import { isUrgentAwaited, type Memory } from '../memory';
import { isAbout, timeTopics, type Understood } from './findAnswers';
import { namesMinutes, sentencesOf } from './sentences';
import { says, wordsOf } from './words';

/**
 * Whether a text may be about what cannot wait, which is said again then, once: a short question that has no answer, what isn't over
 * yet, whatever is unknown in a danger, or when somebody comes.
 */
export function followsUp(typed: Understood, memory: Memory, { phrases }: AnswersFile): boolean {
  const { text, found, times, isQuestion } = typed;
  if (!memory.urgent || memory.isUrgentRepeated || typed.isAlone) return false;
  // Who reads this is no question about the emergency.
  if (says(text, phrases.asksHelp)) return !isAbout({ found }, 'privacy');
  if (found.length === 0) {
    return isQuestion
      ? wordsOf(text).length < 3
      : memory.isDanger || (says(text, phrases.notYet) && !says(text, phrases.denied));
  }
  const isVague = (one: NamedAnswer) =>
    one.topic === 'tonight' ||
    (memory.isDanger && !isQuestion && (!one.isShared || one.topic === 'hours')) ||
    (isUrgentAwaited(memory) &&
      timeTopics.includes(one.topic) &&
      one.topic !== 'hours' &&
      (isQuestion || times.length > 0) &&
      !says(text, phrases.asksHours));
  return found.every(isVague);
}

/** What cannot wait, said again; to whoever asks how soon help comes, only that. */
export function urgentAgain(text: string, urgent: string, { phrases }: AnswersFile): string[] {
  const soon = says(text, phrases.asksSoon) ? sentencesOf(urgent).filter(namesMinutes) : [];
  return soon.length > 0 ? soon : [urgent];
}
