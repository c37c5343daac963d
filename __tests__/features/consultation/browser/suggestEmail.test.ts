import { suggestEmail } from '@/features/consultation/browser/suggestEmail';

test.each([
  ['lola@gmail', 'lola@gmail.com'],
  ['Lola.B@gmial.com', 'Lola.B@gmail.com'],
  [' lola@gmail.con ', 'lola@gmail.com'],
  ['lola@outlok.com', 'lola@outlook.com'],
])('%j was probably meant to be %s', (email, meant) => {
  expect(suggestEmail(email)).toBe(meant);
});

test.each([
  'lola@gmail.com',
  'joe@smithplumbing.com',
  'a@vera.bakery',
  'a@gmx.net',
  'a@mac.com',
  'lola',
])('%s is left alone', (email) => expect(suggestEmail(email)).toBeNull());
