import { matcher } from '@/cli/commands/read';
import { past } from '@/cli/options';
import type { StoredRequest } from '@/server/outbox/storedRequest';

const finds = (text: string, fields: object) =>
  matcher(text)({ body: JSON.stringify(fields) } as StoredRequest);

test.each([
  ['ANA@EXAMPLE', { email: 'ana@example.com' }],
  ['bakery', { company: 'Example Bakery' }],
  // In any Unicode form and case.
  ['José', { name: 'Jose\u0301 Muñoz' }],
  ['jose\u0301 mun\u0303oz', { name: 'José MUÑOZ' }],
  ['ipek', { name: 'İpek Işık' }],
  ['IŞIK', { name: 'İpek Işık' }],
  ['ışık', { name: 'ISIK' }],
  ['STRASSE', { name: 'Straße' }],
  ['straße', { name: 'STRASSE' }],
  ['Ｓｔｕｄｉｏ', { company: 'studio' }],
  ['νικος', { name: 'ΝΙΚΟΣ' }],
  // In any notation.
  ["O'Brien", { name: 'O’Brien' }],
  ['Ana Example', { name: 'Ana\u00a0 Example' }],
  ['an\u200ba', { name: 'Ana' }],
  ['(555) 010-0123', { phone: '+1 555 010 0123' }],
  // With the digits of any script.
  ['0501234567', { phone: '٠٥٠-١٢٣ ٤٥٦٧' }],
  ['۰۵۰۱۲۳۴۵۶۷', { phone: '050 123 4567' }],
  ['٠٥٠', { phone: '०५० १२३' }],
  ['𝟎𝟓𝟎', { phone: '０５０' }],
  // International domains, as typed and as stored.
  ['info@bücher', { email: 'info@xn--bcher-kva.example' }],
  ['xn--bcher-kva', { email: 'info@xn--bcher-kva.example' }],
  // Punctuation alone.
  ['%', { name: '100% Bakery' }],
])('--find %j finds a request with %j', (text, fields) => {
  expect(finds(text, fields)).toBe(true);
});

test.each([
  ['ana', { description: 'ana', website: 'https://ana.example' }],
  ['%', { name: 'Ana' }],
  ['_', { name: 'Ana' }],
  ['anab', { name: 'ana', company: 'b' }],
  ['की', { name: 'का' }],
  ['123', { phone: '٣٢١' }],
  ['ana', { email: ['x'], name: 7 }],
])('--find %j does not find a request with %j', (text, fields) => {
  expect(finds(text, fields)).toBe(false);
});

const now = Date.UTC(2026, 10, 20, 12);
const day = 24 * 60 * 60 * 1000;

test.each([
  ['90m', now - 90 * 60_000],
  ['36h', now - 1.5 * day],
  ['90d', now - 90 * day],
  ['2w', now - 14 * day],
  ['2026-01-31', Date.UTC(2026, 0, 31)],
  ['2026-01-31T10:00:00+01:00', Date.UTC(2026, 0, 31, 9)],
])('an option for a past instant accepts %s', (text, expected) => {
  expect(past(text)(now)).toBe(expected);
});

test.each(['', '90', 'd', '1.5d', '-1d', '90 d', '1y', '2026-13-01', '2026-02-30', 'yesterday'])(
  'an option for a past instant rejects %j',
  (text) => {
    expect(() => past(text)).toThrow('Must be an age such as 90d');
  },
);
