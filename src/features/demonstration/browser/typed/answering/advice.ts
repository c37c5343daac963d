import type { Phrases } from '@/content/examples/typedTexts';
import type { Memory, Request } from '@/features/demonstration/browser/memory';
import { isAbout } from '../reading/findAnswers';
import type { Turn } from '../reading/turn';
import { says, wordsOf } from '../reading/words';
import { sentencesOf } from './sentences';
import { typedCopy } from './typedCopy';

/** What to do, once more: first what the text names, or where to go, or who calls, for whoever asks that. */
export function adviceAgain(
  { advice, isDanger, isSafe }: Memory,
  turn: Turn,
  phrases: Phrases,
): string[] {
  const sentences = sentencesOf(advice).filter((one) => !/^(?:I’m sorry|Lo siento)/.test(one));
  const { english, fillers } = phrases;
  const frequent = wordsOf(`${english},${fillers}`);
  const asked = wordsOf(turn.text).filter((word) => word.length > 3 && !frequent.includes(word));
  const isFirst = (one: string) =>
    asked.some((word) => wordsOf(one).includes(word)) ||
    (says(turn.text, phrases.asksWhere) && /\b911\b|emergenc/.test(one)) ||
    (says(turn.text, 'how long, cuanto tiempo') && /\b(?:hour|hora)/.test(one)) ||
    (isAbout(turn, 'person') && /calls? you|le llama/.test(one));
  const first = sentences.filter(isFirst);
  // What is left to do needs what comes before it.
  const whole = first.flatMap((one) =>
    /^(?:If not|Si no)\b/.test(one) ? [sentences[sentences.indexOf(one) - 1] ?? '', one] : one,
  );
  const said = [...whole, ...sentences.filter((one) => !whole.includes(one))].slice(0, 2);
  // Where to go is never left out.
  const goes = (one: string) => /\b911\b|emergency room|emergencias/.test(one);
  const again = said.some(goes) ? said : [...said, ...sentences.filter(goes).slice(0, 1)];
  return isDanger && !isSafe ? [...again, typedCopy(turn).sayOver] : again;
}

/** Whether a text only asks for somebody, or when. */
const asksForHelp = ({ found, times }: Turn) =>
  found.length > 0 &&
  times.length === 0 &&
  found.every(({ topic }) =>
    ['person', 'time', 'tonight', 'closedTonight', 'unnamed'].includes(topic),
  );

/** Whether a text asks about a medicine, or about what to know of the customer. */
const asksAboutHealth = (turn: Turn) =>
  ['thinner', 'health', 'medicine'].some((topic) => isAbout(turn, topic));

/** Whether a text that gets the advice once more asks something else, which is answered before it. */
export const isAnsweredToo = (turn: Turn) =>
  (turn.isQuestion || asksAboutHealth(turn)) &&
  !turn.found.some(({ isAlone }) => isAlone) &&
  !asksForHelp(turn);

/**
 * Whether a text is answered by what to do, once more: in a danger until it is over, unless the customer names a day; in
 * an emergency, whoever names it one.
 *
 * @param next what would be offered instead
 */
export function needsAdvice(memory: Memory, turn: Turn, next: Request | undefined): boolean {
  const { advice, isDanger, isSafe, request } = memory;
  const { found, times, isAlone } = turn;
  const isOffer = next?.booking !== undefined && !request?.booking && times.length === 0;
  if (
    isDanger &&
    (found.some((one) => one.isAlone) || (!isSafe && (isOffer || asksAboutHealth(turn))))
  ) {
    return true;
  }
  const isNamed = advice !== '' && isAlone && found.every(({ topic }) => topic === 'unnamed');
  return (isDanger || isNamed) && asksForHelp(turn);
}
