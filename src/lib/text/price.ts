import { formatPrice } from './currency';

/** How often a price is paid: after the amount, and in words. */
const units = {
  once: { suffix: '', payment: 'paid once' },
  month: { suffix: '/month', payment: '' },
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

/** How a price is paid where the amount does not say it; else empty. */
export const writePayment = ({ unit }: Price) => units[unit].payment;

/** The amount and how often it is paid, e.g. `$997, paid once` or `$1,497/month`. */
export const writeTerms = (price: Price) =>
  [writeAmount(price), writePayment(price)].filter(Boolean).join(', ');

/** The price as the site states it, e.g. `starting at $497/month` (docs/product.md, "Services"). */
export const writePrice = (price: Price) => `${startingAt} ${writeTerms(price)}`;
