const numbers = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six'],
  ...['seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
];

/** A count in running text: in words up to twelve, in digits beyond. */
export const numberInWords = (count: number) => numbers[count] ?? String(count);

/** The text with a capital at its beginning. */
export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A list in running text, e.g. `email, chatbots and messaging`. */
export const listInWords = (items: readonly string[]) =>
  // The British pattern has no comma before "and", like all texts of this site.
  new Intl.ListFormat('en-GB').format(items);
