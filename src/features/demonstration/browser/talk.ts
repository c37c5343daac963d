import type { ExampleFile } from './loadExample';
import type { Change, Memory, Request } from './memory';

/** A conversation as the answers to typed texts see it. */
export interface Talk {
  memory: Memory;
  shown(): ExampleFile;
  /** Shows what the customer has typed. */
  hear(text: string): void;
  /** Answers, and asks the customer to confirm a request, or nothing. */
  respond(texts: readonly string[], request?: Request): void;
  /** Answers, and offers to change or cancel what was booked. */
  offerChange(change?: Change): void;
  /** Answers, and sends the owner what the customer has just said about what was booked. */
  passOn(texts: readonly string[]): void;
  /** Tells the owner at once about a text that names a danger. */
  alert(text: string): void;
}
