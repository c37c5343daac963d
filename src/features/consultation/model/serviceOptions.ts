import { services } from '@/content/services';
import { writeAmount } from '@/lib/text/price';
import type { InputName } from './fields';
import type { Option } from './options';

/** The options of the field `service`. The page passes them to the form, so that no script contains all services. */
export const serviceOptions: readonly Option[] = [
  ...services.map(({ slug, title, option = title }) => ({ value: slug, label: option })),
  { value: 'multiple', label: 'Multiple Services' },
  { value: 'consultation', label: 'Not sure - need consultation' },
];

const monthly = services.map(({ price }) => price).filter(({ unit }) => unit === 'month');
const [lowest] = monthly.toSorted((one, other) => one.amount - other.amount);

/** Hints that follow from the services, by field; for the form like the options. */
export const serviceHints: Partial<Record<InputName, string>> = lowest
  ? { budget: `From ${writeAmount(lowest)}.` }
  : {};
