import { hooksNamed, type SiteHook } from '@/components/examples/scriptHooks';

/** The data attributes by which the demonstration's scripts find or change its parts; styles select them, too. */
type DemonstrationHook =
  | SiteHook
  /** The chosen example: its website, its conversation and its offer. The value is its slug. */
  | 'example'
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
  /** Says that the call is there to read, because the device has no voice for it: the value, until then. */
  | 'silent'
  /** A message, by its speaker: `customer` or `site`. */
  | 'from'
  /** What the owner gets: a line in the `calendar` or a `text`. */
  | 'owner'
  /** Says that a chosen example could not be loaded: the value, until then. */
  | 'not-loaded'
  /** The choice of an example. The value is the word prefixes in a name that select it. */
  | 'name-words';

/**
 * The states of a conversation: nothing has been asked; something has been answered; the customer is asked for a name
 * and a number; the call is shown in its place; it is only read, because the script could not be loaded.
 */
export type ConversationState = 'start' | 'open' | 'asking' | 'call' | 'written';

export const { attributeOf, hook, hooked } = hooksNamed<DemonstrationHook>();
