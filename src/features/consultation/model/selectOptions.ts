import { services } from '@/content/services';
import { formatPrice } from '@/lib/text/price';
import type { Option } from './options';

const serviceOptions: readonly Option[] = [
  ...services.map(({ slug, title, option = title }) => ({ value: slug, label: option })),
  { value: 'multiple', label: 'Multiple Services' },
  { value: 'consultation', label: 'Not sure - need consultation' },
  // A service that you stop offering: { value: '<slug>', label: '…', isFormer: true }
];

/** All known options. The page renders the offered ones, so no script contains services and prices. */
export const selectOptions = {
  service: serviceOptions,
  budget: [
    { value: 'under-5k', label: `Under ${formatPrice(5_000)}` },
    { value: '5k-10k', label: `${formatPrice(5_000)}-${formatPrice(10_000)}` },
    { value: '10k-25k', label: `${formatPrice(10_000)}-${formatPrice(25_000)}` },
    { value: '25k-50k', label: `${formatPrice(25_000)}-${formatPrice(50_000)}` },
    { value: '50k-plus', label: `${formatPrice(50_000)}+` },
    { value: 'discuss', label: 'Prefer to discuss' },
  ],
  timeline: [
    { value: 'asap', label: 'As soon as possible' },
    { value: '1-month', label: 'Within 1 month' },
    { value: '2-3-months', label: '2-3 months' },
    { value: '3-6-months', label: '3-6 months' },
    { value: 'flexible', label: 'Flexible' },
  ],
} as const satisfies Record<string, readonly Option[]>;
