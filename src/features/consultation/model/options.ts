import { formatPrice } from '@/lib/text/currency';

/** An option of a list. */
export interface Option {
  /** What is sent. */
  value: string;
  label: string;
}

/** The option lists of the consultation form (docs/product.md, "The form"). */
export const budgetOptions = [
  { value: 'under-5k', label: `Under ${formatPrice(5_000)}` },
  { value: '5k-10k', label: `${formatPrice(5_000)}-${formatPrice(10_000)}` },
  { value: '10k-25k', label: `${formatPrice(10_000)}-${formatPrice(25_000)}` },
  { value: '25k-50k', label: `${formatPrice(25_000)}-${formatPrice(50_000)}` },
  { value: '50k-plus', label: `${formatPrice(50_000)}+` },
  { value: 'discuss', label: 'Prefer to discuss' },
] as const;

export const timelineOptions = [
  { value: 'asap', label: 'As soon as possible' },
  { value: '1-month', label: 'Within 1 month' },
  { value: '2-3-months', label: '2-3 months' },
  { value: '3-6-months', label: '3-6 months' },
  { value: 'flexible', label: 'Flexible' },
] as const;

/** `repliesTo` is the field with the address of the first reply, which Thank You repeats: its plan, for a call. */
export const contactMethodOptions = [
  { value: 'email', label: 'Email', repliesTo: 'email' },
  { value: 'text', label: 'Text message', repliesTo: 'phone' },
  { value: 'phone', label: 'Phone call', repliesTo: 'email' },
] as const satisfies readonly (Option & { repliesTo: string })[];

export type ContactMethod = (typeof contactMethodOptions)[number]['value'];
