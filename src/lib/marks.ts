/**
 * Data attributes that components set and the scripts of the examples and of the visitor's business find or change;
 * styles select them, too. What src/browser plays and shades has its own (`styles/plays.ts`, `header.ts`).
 */
export type Mark =
  /** The chosen example: its website, its conversation and its offer. The value is its slug. */
  | 'example'
  /** The look of a website or picture. */
  | 'look'
  /** A part of an example, whose text the script replaces: `name`, `menu`, `headline`, … */
  | 'area'
  /** The panel of the conversation. The value is its state; empty without script. */
  | 'conversation'
  /** It rings, until the call is answered. */
  | 'ringing'
  /** Its buttons, which the script makes, and what stands above them. */
  | 'choices'
  | 'caption'
  /** The button that starts the call; the call; its lines, while they are spoken; its controls, by what they do. */
  | 'hear'
  | 'call'
  | 'spoken'
  | 'control'
  /** Says that the call is there to read, because the device has no voice for it. */
  | 'silent'
  /** A message, by its speaker: `customer` or `site`. */
  | 'from'
  /** What the owner gets: a line in the `calendar` or a `text`. */
  | 'owner'
  /** Says that a chosen example could not be loaded. */
  | 'not-loaded'
  /** A link that asks one of the example's questions. The value is the question's name. */
  | 'ask'
  /** Where the visitor's business name stands, or its web address, in place of the page's own text. */
  | 'business-name'
  | 'business-address'
  /** One of the two above, while it shows the visitor's. The value is the page's own text, which comes back. */
  | 'painted'
  /** Is there only until the visitor's business has a name. */
  | 'without-business'
  /** The choice of an example. The value is the word prefixes in a name that select it. */
  | 'name-words';

/**
 * The states of a conversation: nothing has been asked; something has been answered; the customer is asked for a name
 * and a number; the call is shown in its place; it is only read, because the script could not be loaded.
 */
export type ConversationState = 'start' | 'open' | 'asking' | 'call' | 'written';

/** The attribute of a mark. */
export const attributeOf = (name: Mark) => `data-${name}`;

/** A mark as a property of an element. */
export const mark = (name: Mark, value = ''): Record<string, string> => ({
  [attributeOf(name)]: value,
});

/** The selector of elements with a mark. */
export const marked = (name: Mark, value?: string): string =>
  value === undefined ? `[${attributeOf(name)}]` : `[${attributeOf(name)}="${value}"]`;
