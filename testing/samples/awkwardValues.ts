import type { InputName } from '@/features/consultation/model/fields';

export interface AwkwardValue {
  field: InputName;
  value: string;
  valid: boolean;
}

const cases =
  (field: AwkwardValue['field'], valid: boolean) =>
  (value: string): AwkwardValue => ({ field, value, valid });

const words = (text: string) => text.split(' ');

const label63 = 'a'.repeat(63);

/**
 * Values on which implementations of the HTML standard disagree: 4.10.5.1.5 (email), 4.10.5.1.4 (URL), 4.10.5.3.4
 * (`required`). None exceeds `maxlength`.
 */
export const awkwardValues: readonly AwkwardValue[] = [
  ...[
    ...words('a@b first.last+tag@sub.example.co.uk .starts.with.dot@example.com'),
    ...words(
      `!#$%&'*+/=?^_\`{|}~-@example.com ana@123.45.67.89 ana@${label63}.com ana@a--b.example`,
    ),
    '  ana@example.com  ',
    '\tana@example.com',
  ].map(cases('email', true)),
  ...[
    ...words(
      'ana@ @example.com ana@example.com. ana@example..com ana@-example.com ana@exa_mple.com',
    ),
    ...words(
      `ana@@example.com ana@[127.0.0.1] ana,b@example.com änä@example.com ana@${label63}a.com`,
    ),
    '',
    ' ',
    'ana@exam ple.com',
    '"ana b"@example.com',
    'Ana <ana@example.com>',
    'ana@exam\u00a0ple.com',
  ].map(cases('email', false)),
  ...[
    '',
    ...words('http://example.com:8080/a?b=c#d HTTPS://EXAMPLE.COM https://bücher.example x:'),
    ...words('https://user:pass@example.com http://[::1]/ http://127.1 https:example.com'),
    ...words('http:\\\\example.com mailto:ana@example.com localhost:3000 https://example.com/%zz'),
    '  https://example.com  ',
    'https://example.com/with space',
    // Invalid by the URL standard, but valid in Chromium.
    ...words('http://exa%20mple.com https://xn--a http://a%E1%A0%8Eb.com http://[::01.2.3.4]/'),
    'https://exa mple.com',
    'https://a\u3000b.com',
    'http://a\u180eb.com',
    'http://u:p@a b',
    'file://a b',
  ].map(cases('website', true)),
  ...[
    ...words(
      '//example.com /path http:// 1http://a.com http://example.com:99999 http://[::1 https://%',
    ),
    ...words('https://exa<mple.com http://256.256.256.256 https://?q http://:80'),
    'ht tps://example.com',
  ].map(cases('website', false)),
  ...['A', ' ', 'Ana Ñandú', 'O’Brien <b>', '\u{1F600}', 'a'.repeat(200)].map(cases('name', true)),
  ...['+1 (555) 010-0199', 'call me', ' '].map(cases('phone', true)),
  ...['', ' ', 'Smith & Söhne GmbH', '=1+1'].map(cases('company', true)),
  ...['x', ' ', '\n', 'line\nline', '\u{1F680}'.repeat(10_000), 'a'.repeat(20_000)].map(
    cases('description', true),
  ),
  ...(['name', 'phone', 'description'] as const).map((field) => cases(field, false)('')),
];

/** For a field of any kind. */
export const valuesOfAnyKind = [
  ...words('0 1 -1 007 1e1 7.0 .5 12 99999999 on yes true 2026-11-24 2026-02-31 10:15 25:00'),
  '',
  ' ',
];
