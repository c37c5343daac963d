import { services } from '@/content/services';
import { writeTermsAndYear } from '@/lib/text/price';
import type { ServiceOption } from './options';

/**
 * The options of the field `service` (docs/product.md, "The form"). Only the server imports this list: the
 * page passes it to the form, so that no script contains the services' texts.
 */
export const serviceOptions: readonly ServiceOption[] = [
  ...services.flatMap(({ slug, title, option = title, price, notFor }) =>
    option === false
      ? []
      : [
          {
            value: slug,
            label: option,
            terms: [`Starts at ${writeTermsAndYear(price)}.`, notFor].filter(Boolean).join(' '),
          },
        ],
  ),
  { value: 'multiple', label: 'Multiple Services' },
  { value: 'consultation', label: 'Not sure - need consultation' },
];
