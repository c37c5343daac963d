import { services } from '@/content/services';
import { type Price, writeTerms, writeYear } from '@/lib/text/price';
import type { ServiceOption } from './options';

/** What a service costs, as a budget counts it: for a year. */
function budgetFor(price: Price): string {
  const year = writeYear(price);
  return year
    ? `For a year: from ${year} (${writeTerms(price)}). Any choice is fine.`
    : `From ${writeTerms(price)}.`;
}

/**
 * The options of the field `service` (docs/product.md, "The form"). Only the server imports this list: the
 * page passes it to the form, so that no script contains the services' texts.
 */
export const serviceOptions: readonly ServiceOption[] = [
  ...services.map(({ slug, title, option = title, price }) => ({
    value: slug,
    label: option,
    cost: budgetFor(price),
  })),
  { value: 'multiple', label: 'Multiple Services' },
  { value: 'consultation', label: 'Not sure - need consultation' },
];
