import { seemsPrivate } from '@/features/consultation/model/privateData';

test.each([
  'patient John Smith DOB 4/2/61 called about his abscess',
  'my Social Security number is on file',
  'her SSN is 078-05-1120',
  'Patient John Smith 614-555-0100 missed his root canal.',
])('somebody’s private data is recognized in “%s”', (text) => {
  expect(seemsPrivate(text)).toBe(true);
});

test.each([
  'I miss calls',
  'Call me at 614-555-0142',
  'My client Acme Dental pays late',
  'We open at 8 and have 2,000 patients',
])('a business tells of itself in “%s”', (text) => {
  expect(seemsPrivate(text)).toBe(false);
});
