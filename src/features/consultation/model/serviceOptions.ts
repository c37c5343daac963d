import { services } from '@/content/services';
import type { Option } from './options';

/** The options of the field `service`. The page passes them to the form, so that no script contains all services. */
export const serviceOptions: readonly Option[] = [
  ...services.map(({ slug, title, option = title }) => ({ value: slug, label: option })),
  { value: 'multiple', label: 'Multiple Services' },
  { value: 'consultation', label: 'Not sure - need consultation' },
];
