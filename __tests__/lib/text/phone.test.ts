import { telephoneLink, textMessageLink } from '@/lib/text/phone';

test.each([
  ['+1 (555) 010-0199', '+15550100199'],
  ['tel. 614.555.0142', '6145550142'],
  ['+49 (0)30 1234567', '+49301234567'],
  ['0049 (0) 30 1234567', '0049301234567'],
  ['(030) 1234567', '0301234567'],
  ['1-800-FLOWERS', '18003569377'],
  ['1-800-Got-Junk', '18004685865'],
  ['(614) 555-0142 (mobile)', '6145550142'],
  ['٠٥٠ ١٢٣ ٤٥٦٧', '0501234567'],
])('calls and texts %s as a person dials it', (phone, dialed) => {
  expect(telephoneLink(phone)).toBe(`tel:${dialed}`);
  expect(textMessageLink(phone)).toBe(`sms:${dialed}`);
});

test.each([
  '(614) 555-0142 ext. 5',
  '614-555-0142 x5',
  '614 555 0142, extension 5',
  '614-555-0142 #5',
])('calls %s with its extension, and texts the number', (phone) => {
  expect(telephoneLink(phone)).toBe('tel:6145550142;ext=5');
  expect(textMessageLink(phone)).toBe('sms:6145550142');
});
