/** What an owner fears, answered. By itself in this file, since the form's script says the last one, too. */
export const truths = {
  words: 'It answers from your own words and prices.',
  person: 'What needs a person, it hands to a person.',
  stop: 'A monthly service stops when you say so.',
} as const;
