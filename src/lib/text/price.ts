import { siteLanguage } from './language';

/** The ISO code. After a change, `npm run fonts` adds the sign to the fonts. */
export const currency = 'USD';

const formatWith = (minimumFractionDigits: number) =>
  new Intl.NumberFormat(siteLanguage, { style: 'currency', currency, minimumFractionDigits });

// Made once, because making one takes longer than everything else that the form's page does at its start.
const [whole, withCents] = [formatWith(0), formatWith(2)];

/** Writes money, e.g. `$1,497`. Every amount on the site is written by this function. */
export const formatPrice = (amount: number) => (amount % 1 ? withCents : whole).format(amount);

/** How often a price is paid: after the amount, at the end, and as a UN/CEFACT code. */
const units = {
  once: { suffix: '', payment: ', paid once', code: undefined },
  month: { suffix: '/month', payment: '', code: 'MON' },
} as const;

/** Money that is paid once or again and again. */
interface Amount {
  amount: number;
  unit: keyof typeof units;
}

/**
 * The amount at which a service starts. The functions below take an `Amount`. If `Price` becomes a union, the compiler
 * names each text that lacks words for the new kind.
 */
export type Price = Amount;

export const startingAt = 'starting at';

/** Writes `$997` or `$1,497/month`. */
export const writeAmount = ({ amount, unit }: Amount) =>
  `${formatPrice(amount)}${units[unit].suffix}`;

/** Writes what follows an amount in every text, e.g. `, paid once`. */
export const writeFurther = ({ unit }: Amount) => units[unit].payment;

/** Writes `$997, paid once` or `$1,497/month`. */
export const writeTerms = (price: Amount) => `${writeAmount(price)}${writeFurther(price)}`;

/** Writes `starting at $497/month` (docs/product.md, "Services"). */
export const writePrice = (price: Amount) => `${startingAt} ${writeTerms(price)}`;

/** Describes a price for search engines (https://schema.org/UnitPriceSpecification). */
export const describePrice = ({ amount, unit }: Amount) => [
  {
    '@type': 'UnitPriceSpecification' as const,
    minPrice: amount,
    priceCurrency: currency,
    ...(units[unit].code && { unitCode: units[unit].code }),
  },
];
