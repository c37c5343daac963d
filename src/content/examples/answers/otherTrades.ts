/** What customers ask each trade for, so that another one can say that it's none of its own. */
const trades = {
  auto: 'fix car, fix truck',
  plumber: 'fix sink, fix toilet',
  dentist: 'fix tooth, fix teeth',
  salon: 'haircut',
  bakery: 'bake cake',
};

/** The answer of a trade to what is another one's. */
export const otherTrades = (own: keyof typeof trades, say: string) => ({
  otherTrade: {
    words: Object.entries(trades)
      .flatMap(([trade, words]) => (trade === own ? [] : words))
      .join(', '),
    say,
  },
});
