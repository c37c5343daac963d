import { inList } from '@/lib/text/language';

type Sentence = (names: readonly string[]) => string;

/** Sentences of the privacy page, by the fields' purpose. */
export const fieldPurposes = {
  reply: (names) => `Your ${inList(names)}, so we can get back to you.`,
  detail: (names) =>
    `Your ${inList(names)} ${names.length > 1 ? 'are optional: they help' : 'is optional: it helps'} ` +
    'us make your plan fit.',
  plan: (names) => `We base it on your ${inList(names)}.`,
} satisfies Record<string, Sentence>;

export type FieldPurpose = keyof typeof fieldPurposes;
