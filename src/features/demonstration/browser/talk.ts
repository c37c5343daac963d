import type { Question } from '@/content/examples/answers/answer';
import type { Choice } from './conversationPanel';
import type { ExampleFile } from './loadExample';
import type { Memory, Request } from './memory';

/** A conversation as the answers to typed texts see it. */
export interface Talk {
  memory: Memory;
  shown(): ExampleFile;
  /** The business that answers, as its customers call it. */
  name(): string;
  /** Shows what the customer has typed. */
  hear(text: string): void;
  /** Asks a question for the customer, and answers it. */
  ask(question: Question): void;
  /** What the customer confirms after a question; what waits, if it needs nothing. */
  requestOf(question: Question): Request | undefined;
  /**
   * Answers, and asks the customer to confirm a request, or nothing.
   *
   * @param choices buttons in place of the example's questions and of the request's form, which waits
   */
  respond(texts: readonly string[], request?: Request, choices?: readonly Choice[]): void;
  /** Tells the owner at once about a text that names a danger. */
  alert(text: string): void;
}
