/** What an owner fears, answered. By itself in this file, since the form's script says the last one, too. */
export const truths = {
  words: 'It answers in your words, with your prices.',
  person: 'If a question needs a person, it goes to you.',
  stop: 'Cancel any monthly service whenever you like.',
} as const;
