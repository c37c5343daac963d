import { english, spanish } from '@/content/examples/typedReplies';
import type { Memory } from '../memory';

/** What is said to typed texts, in the language of the conversation. */
export const copyIn = ({ isSpanish }: Memory) => (isSpanish ? spanish : english);
