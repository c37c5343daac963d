import type { NamedAnswer, QuestionName } from '@/content/examples/answers/answer';
import type { ExampleFile } from '@/features/demonstration/browser/loadExample';
import type { Memory } from '@/features/demonstration/browser/memory';
import type { Understood } from '../reading/findAnswers';
import type { Knowledge } from '../reading/knowledge';
import { begins, says } from '../reading/words';
import { namesMinutes, namesTime, sentencesOf, withoutIf } from './sentences';
import { typedCopy } from './typedCopy';

/** How many minutes late somebody will be. */
const minutes = /(\d+) ?(?:m(?:in|\b)|late)|(half an|media) h|\b(?:an|1|one|una) h(?:ou)?ra?\b/i;

/** How old a child is, in years; an hour is no age. */
const age =
  /(?:\bis|he['’]?s|she['’]?s|age|aged|ages|turned|tiene|de) (\d{1,2})\b(?! ?(?:[ap]m|:|o.?clock))|\b(\d{1,2})[ -]?(?:y|a[nñ]o)/i;

/** The number in a text that goes beyond what an answer allows: too many minutes, or too few years. */
export function beyondIn(text: string, { upTo, from }: NamedAnswer): number | undefined {
  const late = upTo ? minutes.exec(text) : undefined;
  const young = from ? age.exec(text) : undefined;
  if (late) {
    const said = Number(late[1] ?? (late[2] ? 30 : 60));
    return said > (upTo ?? 0) ? said : undefined;
  }
  const years = Number(young?.[1] ?? young?.[2] ?? from);
  return years < (from ?? 0) ? years : undefined;
}

/** What an answer says to a text, by the numbers and the day that the text names. */
export function saidTo(
  answer: NamedAnswer,
  { text, times }: Understood,
  memory: Memory,
  questions: Partial<ExampleFile['questions']>,
  { phrases }: Knowledge,
): string[] {
  const { topic, say = questions[topic as QuestionName]?.answer, saySpanish } = answer;
  const { isSpanish } = memory;
  const { yes, isLater, isYounger } = typedCopy(memory);
  // What has no Spanish answer goes to a person.
  const said = isSpanish ? saySpanish : say;
  if (!said) return [];
  const sentences = sentencesOf(said);
  const beyond = beyondIn(text, answer);
  if (beyond) {
    const asked = (answer.upTo ? isLater : isYounger).replace('…', String(beyond));
    return [...sentences.slice(0, 2), asked];
  }
  if (answer.upTo && minutes.test(text)) return sentences.slice(0, 2);
  const soon = isSpanish ? answer.saySoonSpanish : answer.saySoon;
  if (soon && says(text, phrases.soon)) return [soon];
  // Where a person is asked for, or a danger goes on, it is said in one sentence who answers.
  const isShort = topic === 'robot' && (memory.pending || memory.isDanger);
  // Of the rule for a later day, the second half is for a day like tomorrow.
  const kept = isShort || (soon && times.length > 0) ? sentences.slice(0, 1) : [said];
  const isDone = answer.isDone && says(text, phrases.asksDone);
  return isDone && !begins(said, 'yes,si') ? [yes, ...kept] : kept;
}

/** What to do until somebody comes, without who is woken and what it costs. */
export const onlyCare = (said: readonly string[]) =>
  said.flatMap(sentencesOf).filter((one) => !namesMinutes(one) && !one.includes('$'));

/** A day alone, or another answer, leaves of an offered time the time. */
export const onlyTime = (said: readonly string[]) =>
  said.flatMap(sentencesOf).filter(namesTime).map(withoutIf);
