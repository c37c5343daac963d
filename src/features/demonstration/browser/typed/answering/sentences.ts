const pricesOf = (text: string): string[] => text.match(/\$\d+/g) ?? [];

export const sentencesOf = (text: string): string[] =>
  text.match(/\S.*?(?<!Dr)[.!?](?=\s|$)/g) ?? [text];

/**
 * Answers without the sentences that repeat a price of an earlier one.
 *
 * @param isFree whether no price is named at all
 */
export function withoutRepeatedPrices(texts: readonly string[], isFree: boolean): string[] {
  return texts.flatMap((text, index) => {
    const named = pricesOf(texts.slice(0, index).join());
    return sentencesOf(text).filter(
      (one) => !pricesOf(one).some((price) => isFree || named.includes(price)),
    );
  });
}

/** Whether a sentence names a time of day. */
const namesTime = (sentence: string) => /\d:\d\d/.test(sentence);

/** The sentences that name no time of day. */
export const withoutTimes = (texts: readonly string[]) =>
  texts.flatMap(sentencesOf).filter((one) => !namesTime(one));
