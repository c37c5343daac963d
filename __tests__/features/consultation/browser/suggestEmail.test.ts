import { suggestEmail } from '@/features/consultation/browser/suggestEmail';

test.each([
  ['lola@gmail', 'lola@gmail.com'],
  ['Lola.B@gmial.com', 'Lola.B@gmail.com'],
  [' lola@gmail.con ', 'lola@gmail.com'],
  ['lola@outlok.com', 'lola@outlook.com'],
  ['lola@gamil.com', 'lola@gmail.com'],
  ['lola@yahoo.co', 'lola@yahoo.com'],
  ['lola@yaho.con', 'lola@yahoo.com'],
  ['lola@comcast.con', 'lola@comcast.net'],
  ['joe@smithplumbing.con', 'joe@smithplumbing.com'],
])('%j was probably meant to be %s', (email, meant) => {
  expect(suggestEmail(email)).toBe(meant);
});

const realEndings =
  'vera.bakery smiles.dental hair.salon my.agency gsplumbing.pro plumb.work studio.hair';
const realServices =
  'gmail.com gmx.net mac.com mail.com cox.com att.com twc.com rr.com aol.com live.com yahoo.de yahoo.com.mx yahoo.co.uk protonmail.ch';

test.each([
  ...`smithplumbing.com ${realEndings} ${realServices}`.split(' ').map((domain) => `a@${domain}`),
  'lola',
  'lola@shop',
])('%s is left alone', (email) => expect(suggestEmail(email)).toBeNull());
