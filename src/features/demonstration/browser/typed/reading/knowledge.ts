import type { NamedAnswer } from '@/content/examples/answers/answer';
import type { Phrases } from '@/content/examples/typedTexts';

/** What it takes to understand a text. */
export interface Knowledge {
  /** In order of preference. */
  answers: readonly NamedAnswer[];
  phrases: Phrases;
}
