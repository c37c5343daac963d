/** Answers to what owners worry about. */
export const truths = {
  words: 'It answers in your words, with your prices.',
  person: 'If a question needs a person, it goes to you.',
  stop: 'Cancel any monthly service whenever you like.',
} as const;
