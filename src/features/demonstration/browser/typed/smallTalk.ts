import type { Language } from '@/content/examples/answers/answer';
import { changeOf, isCallAtOnce } from '../memory';
import type { Talk } from '../talk';
import { moves } from './bookingAt';
import { copyIn } from './copyIn';
import { asksIfDone } from './questionsIn';
import { hasTime } from './times';
import { asksWho, heardIn, isWanted, languageOf, termsOf } from './words';

const thanks = /\b(?:thanks|thank|thx|bye|gracias|adios)\b/;
const declines =
  /^(?:(?:actually|ok|oh|wait|no) )*(?:no(?= (?:thanks|thank|its|it|i|im|thats|that|we|need|worries|gracias)\b|$)|nope|nah|never ?mind|nvm|forget it|olvidelo)\b|^(?:(?:please|actually|ok|sorry|mejor|no|nevermind|never ?mind) )*(?:cancel (?:it|that)|cancelo|cancelal[ao])\b/;

/** Agrees to what a form asks, and to nothing else. */
const accepts =
  /^(?:(?:yes|ok|sure|please|si) )*(?:(?:can i |id like to |i want to )?(?:send|book|confirm|do|submit)(?: it| that| me| now)?|(?:that )?works(?: for me)?|(?:ill take |book )?the first(?: one)?(?: works| is (?:good|fine)| please)?|sounds good|env[ií]elo|m[aá]ndelo|res[eé]rvel[ao]|el primer[oa](?: esta bien)?|est[aá] bien)(?: please| thanks| por favor)?$/;

/** Asks again what to do. */
const asks = /\b(?:what|how|que)\b/;

/** Thanks at the beginning of a text, and what it then still asks. */
const beginsWithThanks = /^(?:(?:ok|great|perfect|muchas|mil) )*(?:thanks|thank|thx|ty|gracias)\b/;
const stillAsks = /\b(?:cancel|mov|chang|book|cambi|cita)\w*/;

/** Whether a text asks nothing: a greeting, thanks, yes or no. */
export function isSmallTalk(text: string, { memory, name }: Talk): boolean {
  const { request, booked } = memory;
  const heard = heardIn(text);
  const named = termsOf(name());
  if (asksIfDone.test(heard)) return false;
  if (asksWho.test(heard) && termsOf(text).every((term) => named.includes(term))) return true;
  if (termsOf(text.replace(/^no\b|\b(?:so|very) much\b/gi, '')).length === 0) return true;
  const isWarm = beginsWithThanks.test(heard) && termsOf(text).length === 1;
  if (isWarm && !text.includes('?') && !stillAsks.test(heard) && !hasTime(heard, false))
    return true;
  // A customer who moves something, or still wants it, has not declined it.
  const isWish = isWanted(heard) && !/\bdont\b/.test(heard);
  const asksAnyway = isWish || /\bhow much\b|\bcuanto\b/.test(heard);
  if (declines.test(heard) && !asksAnyway)
    return (request ?? booked) !== undefined && !moves.test(heard);
  return request !== undefined && accepts.test(heard);
}

/** The language of such a text, if it tells. Many say “gracias” in English. */
const languageOfSmallTalk = (text: string): Language | undefined =>
  thanks.test(heardIn(text)) ? undefined : languageOf(text);

/** Replies to a text that asks nothing. */
export function replyToSmallTalk(text: string, { memory, respond }: Talk): void {
  const language = languageOfSmallTalk(text);
  if (language) memory.isSpanish = language === 'es';
  const copy = copyIn(memory);
  const again = memory.urgent?.answer ?? copy.confirms;
  const heard = heardIn(text);
  if (thanks.test(heard)) respond([copy.welcome], memory.request);
  else if (declines.test(heard)) {
    memory.urgent = undefined;
    const { request, booked } = memory;
    // What waits is declined first, unless the customer cancels what was booked.
    const isOther = request?.booking && !request.isChange;
    // A call at once is on its way, whatever message waits.
    const isCalled = isCallAtOnce(booked?.booking) && !request?.booking;
    const isKept = request && !isCalled && (isOther || !/\bcancel/.test(heard));
    if (isKept || !booked) respond([copy.declined]);
    else respond([copy.cancelsHere], changeOf(booked));
  } else if (memory.request) respond([asks.test(heard) ? again : copy.confirms], memory.request);
  else respond([copy.hello]);
}
