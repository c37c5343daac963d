const numbers = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six'],
  ...['seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
];

/** A count as running text has it: in words up to twelve, in digits beyond. */
export const numberInWords = (count: number) => numbers[count] ?? String(count);

/** The text with a capital at its beginning. */
export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A list as running text has it, e.g. `email, chatbots and messaging`. */
export const listInWords = (items: readonly string[]) =>
  // American spelling is the same; the British pattern has no comma before "and", as all texts here.
  new Intl.ListFormat('en-GB').format(items);
