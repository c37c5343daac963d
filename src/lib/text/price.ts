import { siteLanguage } from './language';

/** What prices are in, as an ISO code. After a change, `npm run fonts` adds its sign. */
export const currency = 'USD';

const formatWith = (minimumFractionDigits: number) =>
  new Intl.NumberFormat(siteLanguage, { style: 'currency', currency, minimumFractionDigits });

// Made once, because the form's page would take longer to make one for each price than to do the rest at its start.
const [whole, withCents] = [formatWith(0), formatWith(2)];

/** An amount of money, e.g. `$1,497`; every price that is shown or spoken is written by it. */
export const formatPrice = (amount: number) => (amount % 1 ? withCents : whole).format(amount);

/** How often a price is paid: as part of its amount, after it, and as a code of UN/CEFACT. */
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
 * A service's price: the amount at which it starts. The functions below write amounts: if prices become a union with
 * another kind, the compiler names each text that has no words for it.
 */
export type Price = Amount;

export const startingAt = 'starting at';

/** The amount, e.g. `$997` or `$1,497/month`. */
export const writeAmount = ({ amount, unit }: Amount) =>
  `${formatPrice(amount)}${units[unit].suffix}`;

/** What every text says of a price after its amount, e.g. `, paid once`. */
export const writeFurther = ({ unit }: Amount) => units[unit].payment;

/** The price in a sentence, after its first words, e.g. `$997, paid once` or `$1,497/month`. */
export const writeTerms = (price: Amount) => `${writeAmount(price)}${writeFurther(price)}`;

/** The price as the site states it, e.g. `starting at $497/month` (docs/product.md, "Services"). */
export const writePrice = (price: Amount) => `${startingAt} ${writeTerms(price)}`;

/**
 * All that it says for search engines, a specification for each amount (https://schema.org/UnitPriceSpecification): an
 * earlier one has the `priceType` `https://schema.org/StrikethroughPrice`.
 */
export const describePrice = ({ amount, unit }: Amount) => [
  {
    '@type': 'UnitPriceSpecification' as const,
    minPrice: amount,
    priceCurrency: currency,
    ...(units[unit].code && { unitCode: units[unit].code }),
  },
];
