import { phoneOnOneLine, telephoneLink, textMessageLink } from '@/lib/text/phone';

test('turns a written phone number into a tel: or sms: link', () => {
  expect(telephoneLink('+1 (555) 010-0199')).toBe('tel:+15550100199');
  expect(textMessageLink('+1 (555) 010-0199')).toBe('sms:+15550100199');
});

test.each([
  ['6145550123', '614-\u2060555-\u20600123'],
  ['614 555 0123', '614\u00a0555\u00a00123'],
  ['+49 30 1234567', '+49\u00a030\u00a01234567'],
  ['614555012', '614555012'],
])('writes %s as %s', (typed, written) => {
  expect(phoneOnOneLine(typed)).toBe(written);
});
