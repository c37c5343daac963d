import { english, spanish } from '@/content/examples/typedReplies';
import type { Memory } from '@/features/demonstration/browser/memory';

/** What is said to typed texts, in the language of the conversation. */
export const typedCopy = ({ isSpanish }: Pick<Memory, 'isSpanish'>) =>
  isSpanish ? spanish : english;
