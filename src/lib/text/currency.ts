import { siteLanguage } from './language';

/** What prices are in: its ISO code, and one of it in words. After a change, `npm run fonts` adds its sign. */
export const currency = { code: 'USD', unit: 'dollar' } as const;

/** An amount of money, e.g. `$1,497`; every price that is shown or spoken is written by it. */
export const formatPrice = (amount: number) =>
  amount.toLocaleString(siteLanguage, {
    style: 'currency',
    currency: currency.code,
    minimumFractionDigits: amount % 1 ? 2 : 0,
  });
