import { siteLanguage } from './language';

/** After a change, run `npm run fonts`. */
export const currency = 'USD';

const formatWith = (minimumFractionDigits: number) =>
  new Intl.NumberFormat(siteLanguage, { style: 'currency', currency, minimumFractionDigits });

// Making one is slow.
const [whole, withCents] = [formatWith(0), formatWith(2)];

export const formatPrice = (amount: number) => (amount % 1 ? withCents : whole).format(amount);

/** `code` is UN/CEFACT's. */
const units = {
  once: { suffix: '', payment: ', paid once', code: undefined },
  month: { suffix: '/month', payment: '', code: 'MON' },
} as const;

interface Amount {
  amount: number;
  unit: keyof typeof units;
}

/** For another kind of price, make it a union: texts without words for it then fail to compile. */
export type Price = Amount;

export const startingAt = 'starting at';

/** Writes `$997` or `$1,497/month`. */
export const writeAmount = ({ amount, unit }: Amount) =>
  `${formatPrice(amount)}${units[unit].suffix}`;

/** Writes e.g. `, paid once`, after the amount. */
export const writeFurther = ({ unit }: Amount) => units[unit].payment;

/** Writes `$997, paid once` or `$1,497/month`. */
export const writeTerms = (price: Amount) => `${writeAmount(price)}${writeFurther(price)}`;

/** Writes `starting at $497/month`. */
export const writePrice = (price: Amount) => `${startingAt} ${writeTerms(price)}`;

/** See https://schema.org/UnitPriceSpecification. */
export const describePrice = ({ amount, unit }: Amount) => [
  {
    '@type': 'UnitPriceSpecification' as const,
    minPrice: amount,
    priceCurrency: currency,
    ...(units[unit].code && { unitCode: units[unit].code }),
  },
];
