export interface Price {
  /** In whole units of the currency, without separators. */
  amount: string;
  /** ISO 4217. */
  currency: 'USD';
  /** Absent: paid once. */
  per?: 'month';
}

/**
 * The price in a line such as `starting at $1,497/month`.
 *
 * @throws Error when there is none in it
 */
export function parsePrice(text: string): Price {
  const match = /\$(\d[\d,]*)(\/month)?/.exec(text);
  const amount = match?.[1]?.replaceAll(',', '');
  if (!amount) throw new Error(`No price in "${text}"`);
  return { amount, currency: 'USD', ...(match?.[2] && { per: 'month' as const }) };
}
