/** Data attributes that components set and the browser's scripts find or change; styles select them, too. */
export type Mark =
  /** The chosen example: its website, its conversation and its offer. The value is its slug. */
  | 'example'
  /** An example website, its picture, or a scene with bubbles, which becomes that of the visitor's trade. */
  | 'site'
  /** The look of a website or picture. */
  | 'look'
  /** A part of an example, whose text the script replaces: `name`, `menu`, `headline`, … */
  | 'area'
  /** The panel of the conversation. The value is its state; empty without script. */
  | 'conversation'
  /** Its buttons, which the script makes, and what stands above them. */
  | 'choices'
  | 'caption'
  /** The button that starts the call; the call; its lines, while they are spoken; its controls, by what they do. */
  | 'hear'
  | 'call'
  | 'spoken'
  | 'control'
  /** A message, by its speaker: `customer` or `site`. */
  | 'from'
  /** What the owner gets: a line in the `calendar` or a `text`. */
  | 'owner'
  /** Says that a chosen example could not be loaded. */
  | 'not-loaded'
  /** A link that asks one of the example's questions. The value is the question's name. */
  | 'ask'
  /** The visitor's business name, or its web address; the value is the element's own text. */
  | 'business-name'
  | 'business-address'
  /** Shows one of the two above, because the visitor has given a name. */
  | 'painted';

/**
 * The states of a conversation: nothing has been asked; something has been answered; the customer is asked for a name and
 * a number; the call is shown in its place; it is only read, because the script could not be loaded.
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
