import { services } from '@/content/services';
import type { Option } from './options';

/**
 * The services that the form offers, and what stands for several or none of them (docs/product.md,
 * "The form"). For the server only: the page hands the list to the form, so that the services'
 * texts are in no script.
 */
export const serviceOptions: readonly Option[] = [
  ...services.flatMap(({ slug, title, option = title }) =>
    option === false ? [] : [{ value: slug, label: option }],
  ),
  { value: 'multiple', label: 'Multiple Services' },
  { value: 'consultation', label: 'Not sure - need consultation' },
];
