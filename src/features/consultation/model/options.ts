export interface Option {
  value: string;
  label: string;
  /** No longer offered in the form. Stored requests and open tabs still have it. */
  isFormer?: true;
}

export const offered = <Known extends Option>(options: readonly Known[]): Known[] =>
  options.filter(({ isFormer }) => !isFormer);

interface ContactMethodOption extends Option {
  hint: string;
  /** The fields for the reply's address. */
  addresses: readonly string[];
  booksCall: boolean;
}

/** The default is the first, which books no call. */
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
  ContactMethodOption & { booksCall: false; isFormer?: never },
  ...ContactMethodOption[],
];

type OfferedMethod = (typeof contactMethodOptions)[number];

export type ContactMethod = OfferedMethod['value'];

export type CallMethod = Extract<OfferedMethod, { booksCall: true }>['value'];

export const callMethods = contactMethodOptions.filter((option) => option.booksCall);

export const replyMethodIn = ({ contactMethod }: { contactMethod?: string | undefined }) =>
  contactMethodOptions.find(({ value }) => value === contactMethod) ?? contactMethodOptions[0];

export function callMethodIn(values: Parameters<typeof replyMethodIn>[0]): CallMethod | null {
  const { booksCall, value } = replyMethodIn(values);
  return booksCall ? value : null;
}

/** Falls back to the first method that books calls. */
export function callMethodOf(contactMethod: string): CallMethod {
  const method = callMethodIn({ contactMethod }) ?? callMethods[0]?.value;
  if (!method) throw new Error('No contact method books a call');
  return method;
}
