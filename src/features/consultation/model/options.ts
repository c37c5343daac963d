/** An option of a list. */
export interface Option {
  /** What is sent. */
  value: string;
  label: string;
}

interface ContactMethodOption extends Option {
  /** How the reply comes, below the label. */
  hint: string;
  /** The required fields with the addresses that it uses, which Thank You repeats. */
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

/** The methods that book a call. */
export const callMethods = contactMethodOptions.filter((option) => option.booksCall);

/**
 * By which method a form's values or a request are answered. Form, schema, route and Thank You ask nothing else; mails
 * ask `methodOf` (docs/n8n/contactMethod.js), which a test compares.
 */
export const replyMethodIn = ({ contactMethod }: { contactMethod?: string | undefined }) =>
  contactMethodOptions.find(({ value }) => value === contactMethod) ?? contactMethodOptions[0];

/** By which method they book a call; null where they book none. */
export function callMethodIn(asked: Parameters<typeof replyMethodIn>[0]): CallMethod | null {
  const { booksCall, value } = replyMethodIn(asked);
  return booksCall ? value : null;
}

/** A method that books a call: the given one where it does, otherwise the first that does. */
export function callMethodOf(contactMethod: string): CallMethod {
  const method = callMethodIn({ contactMethod }) ?? callMethods[0]?.value;
  if (!method) throw new Error('No contact method books a call');
  return method;
}
