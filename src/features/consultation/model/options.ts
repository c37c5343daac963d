import { formatPrice } from '@/lib/text/price';

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

interface ContactMethodOption extends Option {
  /** How the reply comes, below the label. */
  hint: string;
  /** The fields with the addresses that it uses, which Thank You repeats. If one is empty, the reply goes by email. */
  addresses: readonly string[];
  /** Whether it is a call, for which the visitor chooses a day and a time. */
  booksCall: boolean;
}

/** The first one, which books no call, is what another falls back to. */
export const contactMethodOptions = [
  {
    value: 'email',
    label: 'Email',
    hint: 'Your plan in your inbox',
    addresses: ['email'],
    booksCall: false,
  },
  {
    value: 'text',
    label: 'Text message',
    hint: 'A text with a link to your plan, and no ads',
    addresses: ['phone'],
    booksCall: false,
  },
  {
    value: 'phone',
    label: 'Phone call',
    hint: 'Your plan by email and a call at a time you pick',
    addresses: ['email', 'phone'],
    booksCall: true,
  },
] as const satisfies readonly [
  ContactMethodOption & { booksCall: false },
  ...ContactMethodOption[],
];

type OfferedMethod = (typeof contactMethodOptions)[number];

export type ContactMethod = OfferedMethod['value'];

/** A contact method that books a call. */
export type CallMethod = Extract<OfferedMethod, { booksCall: true }>['value'];

/** Whether a contact method is a call, for which the visitor chooses a day and a time. */
export const booksCall = (method: string): boolean =>
  contactMethodOptions.some((option) => option.booksCall && option.value === method);

/** A method that books a call: the given one where it does, otherwise the first that does. */
export function callMethodOf(method: string): CallMethod {
  const calls = contactMethodOptions.filter((option) => option.booksCall);
  const [first] = calls;
  if (!first) throw new Error('No contact method books a call');
  return (calls.find(({ value }) => value === method) ?? first).value;
}
