import fc from 'fast-check';
import { addPhrase, hasPhrase, removePhrase } from '@/features/consultation/model/phrases';

const phrase = 'I miss calls';

test('adds a phrase as its own sentence', () => {
  expect(addPhrase('', phrase)).toBe('I miss calls.');
  expect(addPhrase('I cut hair.', phrase)).toBe('I cut hair. I miss calls.');
  expect(addPhrase('I cut hair', phrase)).toBe('I cut hair\nI miss calls.');
});

test('restores the exact text when a phrase is removed', () => {
  const parts = fc.constantFrom(phrase, '.', ' ', '\n', 'a');
  fc.assert(
    fc.property(fc.string({ unit: parts }), (text) => {
      fc.pre(!hasPhrase(text, phrase));
      expect(removePhrase(addPhrase(text, phrase), phrase)).toBe(text);
    }),
  );
});

test.each([
  ['I miss calls. Mostly on Mondays.', 'Mostly on Mondays.'],
  ['Hair.\nI miss calls. Mostly on Mondays.', 'Hair. Mostly on Mondays.'],
])('keeps what was typed after the phrase: %j', (text, rest) => {
  expect(removePhrase(text, phrase)).toBe(rest);
});

test.each([
  'I miss calls',
  'I miss calls.And more',
  'Nobody says I miss calls: I do.',
  'xI miss calls.',
])('does not remove a phrase that the visitor changed: %j', (text) => {
  expect(hasPhrase(text, phrase)).toBe(false);
  expect(removePhrase(text, phrase)).toBe(text);
});
