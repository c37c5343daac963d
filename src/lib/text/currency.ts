import { siteLanguage } from './language';

/** What prices are in, as an ISO code. After a change, `npm run fonts` adds its sign. */
export const currency = 'USD';

/** An amount of money, e.g. `$1,497`; every price that is shown or spoken is written by it. */
export const formatPrice = (amount: number) =>
  amount.toLocaleString(siteLanguage, {
    style: 'currency',
    currency,
    minimumFractionDigits: amount % 1 ? 2 : 0,
  });
