/** An option of the form. */
export interface ContactMethod {
  value: string;
  booksCall: boolean;
  /** How the agency replies; for a method that books a call: to a request without a time. */
  reply: string;
  /** The words before a call's day. */
  call?: string;
}

/** Returns the method by which a request is answered, as the site does (`replyMethodIn` in options.ts). */
export const methodOf = (
  { contactMethod }: Record<string, unknown>,
  methods: readonly ContactMethod[],
): ContactMethod | undefined => methods.find(({ value }) => value === contactMethod) ?? methods[0];
