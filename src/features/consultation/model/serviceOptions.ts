import { services } from '@/content/services';
import type { Option } from './options';

/**
 * The options of the field `service` (docs/product.md, "The form"). Only the server imports this list: the
 * page passes it to the form, so that no script contains the services' texts.
 */
export const serviceOptions: readonly Option[] = [
  ...services.map(({ slug, title, option = title }) => ({ value: slug, label: option })),
  { value: 'multiple', label: 'Multiple Services' },
  { value: 'consultation', label: 'Not sure - need consultation' },
];
