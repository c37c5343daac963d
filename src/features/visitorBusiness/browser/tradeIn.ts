/** Word prefixes in a business's name, by the trade that they select. */
export type NameWords = Readonly<Record<string, readonly string[]>>;

/** The trade of a name: the first with a prefix of one of the name's words; undefined without one. */
export function tradeIn(name: string, nameWords: NameWords): string | undefined {
  const words = name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return Object.keys(nameWords).find((trade) =>
    nameWords[trade]?.some((prefix) => words.some((word) => word.startsWith(prefix))),
  );
}
