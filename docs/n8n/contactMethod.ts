export interface ContactMethod {
  value: string;
  booksCall: boolean;
  /** How the agency replies. For calls: if no time is chosen. */
  reply: string;
  /** Before a call's day. */
  call?: string;
}

/** Returns the reply's method, as the site does (`replyMethodIn` in options.ts). */
export const methodOf = (
  { contactMethod }: Record<string, unknown>,
  methods: readonly ContactMethod[],
): ContactMethod | undefined => methods.find(({ value }) => value === contactMethod) ?? methods[0];
