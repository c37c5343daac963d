/** An option of a list. */
export interface Option {
  /** What is sent. */
  value: string;
  label: string;
}

interface ContactMethodOption extends Option {
  /** How the reply comes, below the label. */
  hint: string;
  /** The fields with the addresses that it uses, which Thank You repeats. If one is empty, the reply goes by email. */
  addresses: readonly string[];
  /** Whether it is a call, for which the visitor chooses a day and a time. */
  booksCall: boolean;
}

/**
 * The form's contact methods (docs/product.md, "The form"). The first one, which books no call, is what another falls
 * back to.
 */
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
