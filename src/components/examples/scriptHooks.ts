/**
 * The data attributes of an example's website, and of what shows the visitor's business, by which scripts find or
 * change them; styles select them, too.
 */
export type SiteHook =
  /** The look of a website or picture. */
  | 'look'
  /** What of an example it shows: `name`, `menu`, `headline`, … The script replaces its text. */
  | 'shows'
  /** A link that asks one of the example's questions. The value is the question's name. */
  | 'ask'
  /** Where the visitor's business name stands, or its web address, in place of the page's own text. */
  | 'business-name'
  | 'business-address'
  /** One of the two above, while it shows the visitor's. The value is the page's own text, which comes back. */
  | 'painted'
  /** Is there only until the visitor's business has a name. */
  | 'without-business';

/** The id of the field for the name of the visitor's business. */
export const businessNameId = 'business-name';

/** The id of the conversation with the chosen example. */
export const conversationId = 'conversation';

/** Functions for hooks of some names. */
export const hooksNamed = <Name extends string>() => ({
  /** The attribute of a hook. */
  attributeOf: (name: Name): string => `data-${name}`,
  /** A hook as a property of an element. */
  hook: (name: Name, value = ''): Record<string, string> => ({ [`data-${name}`]: value }),
  /** The selector of elements with a hook. */
  hooked: (name: Name, value?: string): string =>
    value === undefined ? `[data-${name}]` : `[data-${name}="${value}"]`,
});

export const { attributeOf, hook, hooked } = hooksNamed<SiteHook>();
