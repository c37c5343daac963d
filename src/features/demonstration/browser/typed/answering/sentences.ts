const pricesOf = (text: string): string[] => text.match(/\$\d+/g) ?? [];

export const sentencesOf = (text: string): string[] =>
  text.match(/\S.*?(?<!Dr)[.!?](?=\s|$)/g) ?? [text];

/**
 * Answers without the sentences that repeat an earlier one, or a price of it.
 *
 * @param isFree whether no price is named at all
 */
export function withoutRepeats(texts: readonly string[], isFree: boolean): string[] {
  return texts.flatMap((text, index) => {
    const before = texts.slice(0, index).join(' ');
    const named = pricesOf(before);
    return sentencesOf(text).filter(
      (one) =>
        !before.includes(one) && !pricesOf(one).some((price) => isFree || named.includes(price)),
    );
  });
}

/** Whether a sentence names a time of day. */
const namesTime = (sentence: string) => /\d:\d\d/.test(sentence);

/** The sentences that name no time of day. */
export const withoutTimes = (texts: readonly string[]) =>
  texts.flatMap(sentencesOf).filter((one) => !namesTime(one));
