import MiniSearch, { type SearchResult } from 'minisearch';
import type { Answers, Language, Question } from '@/content/examples/answers/answer';
import { asksWho, heardIn, isFrequent, termsOf } from './words';

/** What a typed text may ask. */
export interface Found {
  language: Language;
  /** The question that contains all of its words, if only one does; or most of them, if nothing else comes close. */
  sure?: Question | undefined;
  /** The question about an emergency that it is closest to, if it has two words of it, or the one whose alarming words it has. */
  urgent?: Question | undefined;
  /** The question that it probably asks: one with most of its words that is alone, or much closer than any other. */
  likely?: Question | undefined;
  /** The questions that it is closest to, the closest first. */
  close: readonly Question[];
  /** The questions for any visit, what an emergency costs, when a visit is, about changes, and for two people. */
  visit?: Question | undefined;
  urgentPrice?: Question | undefined;
  appointment?: Question | undefined;
  change?: Question | undefined;
  together?: Question | undefined;
  /** How well the closest one fits. */
  score: number;
}

/** What texts are understood by. */
export interface Knowledge {
  /** All questions that the example knows. */
  answers: Answers;
  /** The name of the business, in which its owner's name may be. */
  name: string;
}

/** How many questions are offered to choose from. */
const maxClose = 3;

/** The least score of a question that is offered beside the closest one, as a share of that one's. */
const leastShare = 0.35;

/** How many of its words, at least, a text shares with a question that is offered. */
const leastWords = 0.3;

/** The same for a question about an emergency, with which it shares two at least. */
const leastUrgent = 0.25;

/** How many of its words a text shares with the only question that comes close, to be answered by it. */
const mostWords = 0.6;

/** How much more a question must score than the next one, where both contain all words of a text. */
const clearShare = 1.6;

/** What says that something is to be changed, or asks what that costs, in both languages. */
const changes =
  /^(?:cancel|chang|mov|resched|switch|push|postpon|different|another|miss|late|fee|notice|no$|keep|cant|dont|sick|cambi|muev|reagend|reprogram|otr|tarde|falt|pued|enferm|ir$|avis)/;

/** How many letters of a word may be wrong. */
const slipsIn = (term: string) => (term.length < 5 ? false : term.length < 8 ? 1 : 2);

/** What a word that no question knows stands for, by the words before and after it. */
const placesOf =
  /\b((?:come|go|get|drive|travel|deliver|out|over) to|in|near|around|from|service|serve|cover|hasta|en|desde|cubren) (\p{L}+)((?: (?:and|or|y|o) \p{L}+)*)/gu;
const personsOf =
  /\b(?:(?:talk|speak) (?:to|with) (?:dr )?(\p{L}+)|is (?:dr )?(\p{L}+) (?:there|in|around|available|working)|(?:want|have|tell|can|could|get) (?:dr )?(\p{L}+) (?:to )?call)\b/gu;
const ownersOf = /\b(is|with|whos?) (\p{L}+)(?= the\b|$)/gu;

/** A text with “town”, “talk person” and “owner” in place of what it says with names that no question knows. */
function withoutNames(text: string, isKnown: (word: string) => boolean): string {
  const isName = (word: string) => !isFrequent(word) && !isKnown(word);
  return heardIn(text)
    .replace(placesOf, (said, before, place) => (isName(place) ? `${before} town` : said))
    .replace(personsOf, (said, ...names) =>
      isName(names.slice(0, 3).find(Boolean)) ? 'talk person' : said,
    )
    .replace(ownersOf, (said, before, owner) => (isName(owner) ? `${before} owner` : said));
}

/** Indexes the questions of one language, to find those that have words of a text. */
function finderIn(language: Language, { answers, name }: Knowledge) {
  const known = answers[language];
  const index = new MiniSearch({
    fields: ['ask', 'words'],
    tokenize: (words) => termsOf(words, language),
    processTerm: (term) => term,
    searchOptions: {
      fuzzy: slipsIn,
      prefix: (term) => term.length > 3,
      boost: { ask: 2 },
      // Each word counts once, and a question with many words is as likely as one with few.
      bm25: { k: 0, b: 0, d: 0 },
      weights: { fuzzy: 0.3, prefix: 0.6 },
    },
  });
  index.addAll(known.map((question, id) => ({ ...question, id })));
  const named = termsOf(name);
  const alarms = known.flatMap((question): [Question, string[]][] =>
    question.alarms ? [[question, termsOf(question.alarms)]] : [],
  );
  const questionOf = ({ id }: SearchResult) => known[id] as Question;
  const isKnown = (word: string) => index.search(word).length > 0;
  const isName = (word: string) => named.includes(word) && !isKnown(word);

  function find(words: readonly string[]): Found {
    const terms = new Set(words);
    const results = index.search(words.join(' '));
    const sharedBy = ({ queryTerms }: SearchResult) => new Set(queryTerms).size;
    const isEnough = (one: SearchResult) => sharedBy(one) >= leastWords * terms.size;
    const [first, second] = results.filter((one) => sharedBy(one) === terms.size);
    const isSame = (own: Set<string>) =>
      own.size === terms.size && [...own].every((word) => terms.has(word));
    const same = known.find(({ ask }) => isSame(new Set(termsOf(ask, language))));
    const isClear = first && first.score > clearShare * (second?.score ?? 0);
    const [closest] = results;
    const score = closest?.score ?? 0;
    const shared = closest ? sharedBy(closest) : 0;
    const isUrgent =
      closest && questionOf(closest).isUrgent && shared > 1 && shared >= leastUrgent * terms.size;
    const alarming = alarms.find(([, alarm]) => alarm.some((word) => terms.has(word)))?.[0];
    const close = results.filter((one) => one.score >= leastShare * score && isEnough(one));
    const [nearest, next] = close;
    const isFar =
      closest &&
      nearest === closest &&
      !questionOf(closest).isUrgent &&
      sharedBy(closest) > terms.size / 2 &&
      score > clearShare * (next?.score ?? 0);
    const isAlone = close.length === 1 && closest && sharedBy(closest) >= mostWords * terms.size;
    const clear = isClear ? first : isAlone ? closest : undefined;
    const sure = same ?? (clear && questionOf(clear));
    // Many days alone make no change of an appointment.
    const mayChange = words.some((word) => changes.test(word));
    const isMeant = (question: Question) => mayChange || !question.isChange;
    return {
      language,
      sure: sure && isMeant(sure) ? sure : undefined,
      urgent: alarming ?? (isUrgent ? questionOf(closest) : undefined),
      likely: isFar ? questionOf(closest) : undefined,
      close: close.map(questionOf).filter(isMeant).slice(0, maxClose),
      visit: known.find(({ isVisit }) => isVisit),
      urgentPrice: known.find(({ isUrgentPrice }) => isUrgentPrice),
      appointment: known.find(({ asksForTime }) => asksForTime),
      change: known.find(({ isChange }) => isChange),
      together: known.find(({ isTogether }) => isTogether),
      score,
    };
  }

  return (text: string): Found => {
    const words = termsOf(withoutNames(text, isKnown), language);
    // A name may be the owner's, or that of the business, which says nothing about what is asked.
    const others = words.filter((word) => !isName(word));
    if (others.length === words.length || asksWho.test(heardIn(text))) return find(others);
    const ofOwner = find(words.map((word) => (isName(word) ? 'owner' : word)));
    return ofOwner.sure || others.length === 0 ? ofOwner : find(others);
  };
}

/** Finds what texts may ask. */
export function questionFinder(knowledge: Knowledge) {
  const finders = { en: finderIn('en', knowledge), es: finderIn('es', knowledge) };

  /**
   * @param language that of the text, if it is known
   * @param likely that of what was said before it
   */
  return (text: string, language: Language | undefined, likely: Language): Found => {
    if (language) return finders[language](text);
    const found = finders[likely](text);
    const other = finders[likely === 'en' ? 'es' : 'en'](text);
    return other.sure && other.score > clearShare * found.score ? other : found;
  };
}
