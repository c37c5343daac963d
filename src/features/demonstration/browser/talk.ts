import type { ExampleFile } from './loadExample';
import type { Memory, Offer, Pending, Told } from './memory';
import type { Customer } from './typed/reading/customer';

/** What is said, and what waits for a name then. */
export interface Response {
  texts: readonly string[];
  /** What is offered besides. */
  offer?: Offer | undefined;
  waits?: Pending | undefined;
  /** Whether the name is asked for: always, unless that was just done, or not because of a danger. */
  asks?: 'always' | 'again' | 'never';
}

/** A conversation as the answers to typed texts see it. */
export interface Talk {
  memory: Memory;
  shown(): ExampleFile;
  /** Shows what the customer has typed. */
  hear(text: string): void;
  /** What is asked of the customer for what waits. */
  request(waits: Pending): string;
  respond(response: Response): void;
  /** Takes what a customer says about herself, and tells the owner once nothing is missing. */
  reply(said?: Customer): void;
  /** @param lead before each text to the owner, who was told already */
  tell(told: Told, lead?: string): void;
  /** Sends the owner a text, with who the customer is. */
  text(said: string): void;
  /** Tells the owner at once about a text that names a danger. */
  alert(said: string): void;
}
