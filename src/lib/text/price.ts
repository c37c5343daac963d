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

/** A price at which something starts. */
export interface Price {
  amount: number;
  unit: keyof typeof units;
}

export const startingAt = 'starting at';

/** The amount, e.g. `$997` or `$1,497/month`. */
export const writeAmount = ({ amount, unit }: Price) =>
  `${formatPrice(amount)}${units[unit].suffix}`;

/** What every text says of a price after its amount, e.g. `, paid once`. */
export const writeFurther = ({ unit }: Price) => units[unit].payment;

/** The price in a sentence, after its first words, e.g. `$997, paid once` or `$1,497/month`. */
export const writeTerms = (price: Price) => `${writeAmount(price)}${writeFurther(price)}`;

/** The price as the site states it, e.g. `starting at $497/month` (docs/product.md, "Services"). */
export const writePrice = (price: Price) => `${startingAt} ${writeTerms(price)}`;

/**
 * All that it says for search engines, a specification for each amount (https://schema.org/UnitPriceSpecification): an
 * earlier one has the `priceType` `https://schema.org/StrikethroughPrice`.
 */
export const describePrice = ({ amount, unit }: Price) => [
  {
    '@type': 'UnitPriceSpecification' as const,
    minPrice: amount,
    priceCurrency: currency,
    ...(units[unit].code && { unitCode: units[unit].code }),
  },
];
