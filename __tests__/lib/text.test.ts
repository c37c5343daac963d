import { addressOf } from '@/lib/text/addressOf';
import { writeTime } from '@/lib/text/clock';
import { isCalendarDate } from '@/lib/text/formats';
import { telephoneLink, textMessageLink } from '@/lib/text/phone';
import { writePrice } from '@/lib/text/price';
import { asciiEmail, withoutInvisible } from '@/lib/text/typedText';

test.each([
  ['Vera’s Bakery', 'veras-bakery.example'],
  ['Hart & Daughter', 'hart-and-daughter.example'],
  ['Café Olé', 'café-olé.example'],
  ['Bartholomew and Wellington Plumbing Supply', 'bartholomew-and-wellington.example'],
  ['Anderson Family Plumber and Heating Experts', 'anderson-family-plumber.example'],
  ['Donaudampfschifffahrtsgesellschaft', 'donaudampfschifffahrtsgesellschaft.example'],
  ['!!!', ''],
])('the made-up address of %s is %s', (name, address) => {
  expect(addressOf(name)).toBe(address);
});

describe('an email address in ASCII', () => {
  test.each([
    ['ana@bücher.example', 'ana@xn--bcher-kva.example'],
    ['a@例え.jp', 'a@xn--r8jz45g.jp'],
    ['"a@b"@bücher.example', '"a@b"@xn--bcher-kva.example'],
    // Firefox accepts it.
    ['ana@é3.45.67.89', 'ana@xn--3-9fa.45.67.89'],
  ])('%s is sent as %s', (typed, expected) => {
    expect(asciiEmail(typed)).toBe(expected);
  });

  test.each([
    'ana@example.com',
    'Ana+tag@Example.COM',
    '',
    'no at sign',
    '@bücher.example',
    'ana@',
    'ana@bücher.example/path',
    'ana@bücher.example:80',
    'ana@bü cher.example',
    'ana@ü..example\u0000',
    `ana@${'ü'.repeat(251)}`, // too long for mail
  ])('%j stays as it is', (typed) => {
    expect(asciiEmail(typed)).toBe(typed);
  });
});

describe('a calendar date', () => {
  const real = ['0001-01-01', '0004-02-29', '1900-02-28', '2000-02-29', '9999-12-31'];
  test.each(real)('%s is real', (date) => expect(isCalendarDate(date)).toBe(true));

  test.each([
    '0000-01-01',
    '1900-02-29',
    '2026-13-01',
    '2026-01-00',
    '',
    '2026-1-1',
    '12026-01-01',
    '2026-11-23T00:00',
    '２026-11-23',
  ])('%j is not a calendar date', (text) => expect(isCalendarDate(text)).toBe(false));
});

describe('a phone number', () => {
  test.each([
    ['+1 (555) 010-0199', '+15550100199'],
    ['tel. 614.555.0142', '6145550142'],
    ['+49 (0)30 1234567', '+49301234567'],
    ['0049 (0) 30 1234567', '0049301234567'],
    ['(030) 1234567', '0301234567'],
    ['1-800-FLOWERS', '18003569377'],
    ['1-800-Big-Tuna', '18002448862'],
    ['(614) 555-0142 (mobile)', '6145550142'],
    ['٠٥٠ ١٢٣ ٤٥٦٧', '0501234567'],
  ])('%s has links with the digits that a person dials', (phone, dialed) => {
    expect(telephoneLink(phone)).toBe(`tel:${dialed}`);
    expect(textMessageLink(phone)).toBe(`sms:${dialed}`);
  });

  test.each([
    '(614) 555-0142 ext. 42',
    '614-555-0142 x42',
    '614 555 0142, extension 42',
    '614-555-0142 #42 (mornings)',
  ])('%s has its extension in the link that calls, and not in the one that texts', (phone) => {
    expect(telephoneLink(phone)).toBe('tel:6145550142;ext=42');
    expect(textMessageLink(phone)).toBe('sms:6145550142');
  });
});

describe('removing invisible characters', () => {
  test.each([
    ['a word joiner and a soft hyphen', '614-\u2060555-\u00ad0199', '614-555-0199'],
    ['isolates', '\u2066ana@example.com\u2069', 'ana@example.com'],
    ['an invisible character before a no-break space', 'a\u200b\u00a0', 'a'],
  ])('cleans a text with %s', (_, text, visible) => expect(withoutInvisible(text)).toBe(visible));

  test.each([
    '',
    ' ',
    ' +1 614 ',
    '1\u00a02',
    'bücher.example',
    '\u200b',
    '\u00a0',
    // Fails by timeout if the time is quadratic.
    `a${'\u00a0'.repeat(200_000)}b`,
  ])('leaves other characters, and a text of nothing else (%#)', (text) => {
    expect(withoutInvisible(text)).toBe(text);
  });
});

test('prices, times, and sentences are written as Americans write them', () => {
  expect(writePrice({ amount: 997, unit: 'once' })).toBe('starting at $997, paid once');
  expect(writePrice({ amount: 1497, unit: 'month' })).toBe('starting at $1,497/month');
  expect(['00:00', '12:05', '23:48'].map((time) => writeTime(time))).toEqual([
    '12:00 AM',
    '12:05 PM',
    '11:48 PM',
  ]);
});
