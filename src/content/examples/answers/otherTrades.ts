/** What customers ask each trade for, so that another one can say that it's none of its own. */
const trades = {
  auto: 'fix my car, fix car, fix cars, repair my car, fix my truck, change my oil, fix my brakes',
  plumber: 'fix my sink, fix sink, fix my toilet, fix my faucet, unclog, fix my pipe, plumbing',
  dentist: 'fix my tooth, fix my teeth, clean my teeth, pull tooth',
  salon: 'cut my hair, color my hair, haircut, dye my hair',
  bakery: 'bake cake, birthday cake, bake bread, sell cake, sell bread',
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
