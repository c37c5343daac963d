import type { NamedAnswer, QuestionName } from '@/content/examples/answers/answer';
import { spanish, type TypedCopy } from '@/content/examples/typedReplies';
import type { Phrases } from '@/content/examples/typedTexts';
import type { ExampleFile } from '@/features/demonstration/browser/loadExample';
import type { Turn } from '../reading/turn';
import { begins, says } from '../reading/words';
import { sentencesOf } from './sentences';

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

/**
 * What an answer says to a text, by the numbers and the day that the text names.
 *
 * @returns nothing where there is no Spanish answer to a Spanish text, which then goes to a person
 */
export function saidTo(
  answer: NamedAnswer,
  { text, times, isOpen }: Turn,
  { questions }: ExampleFile,
  phrases: Phrases,
  copy: TypedCopy,
): string[] {
  const { topic, say = questions[topic as QuestionName]?.answer } = answer;
  const said = copy === spanish ? answer.saySpanish : say;
  if (!said) return [];
  const sentences = sentencesOf(said);
  const beyond = beyondIn(text, answer);
  if (beyond) {
    const asked = (answer.upTo ? copy.isLater : copy.isYounger).replace('…', String(beyond));
    return [...sentences.slice(0, 2), asked];
  }
  if (answer.upTo && minutes.test(text)) return sentences.slice(0, 2);
  const soon = copy === spanish ? answer.saySoonSpanish : answer.saySoon;
  if (soon && says(`${text} ${times}`, phrases.soon)) return [soon];
  // Of the rule for a later day, the second half is for a day like tomorrow.
  const kept = soon && times.length > 0 ? sentences.slice(0, 1) : [said];
  if (answer.closed && isOpen !== undefined) return [isOpen ? copy.yes : copy.no, said];
  const asksDone =
    says(text, phrases.asksDone) || (topic !== 'time' && begins(text, 'do you, you guys'));
  const isChoice = topic === 'robot' && says(text, 'or, o');
  const isDone = answer.isDone && asksDone && !isChoice && !says(text, phrases.asksPrice);
  return isDone && !begins(said, 'yes,si') ? [copy.yes, ...kept] : kept;
}
