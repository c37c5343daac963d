import fc from 'fast-check';
import { fields } from '@/features/consultation/model/fields';

/** UTF-16 code units of every kind, lone surrogates included, and more often the awkward ones. */
const codeUnit = fc
  .oneof(
    { weight: 4, arbitrary: fc.integer({ min: 0x20, max: 0x7e }) },
    { weight: 2, arbitrary: fc.constantFrom(...'\t\n\f\r \u0000\u007f\u00a0é\u180e\u200b\u3000') },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 0xffff }) },
  )
  .map((unit) => (typeof unit === 'string' ? unit : String.fromCharCode(unit)));

const text = (maxLength: number) =>
  fc.oneof(
    { weight: 20, arbitrary: fc.string({ unit: codeUnit, maxLength: Math.min(maxLength, 40) }) },
    { weight: 1, arbitrary: fc.string({ unit: codeUnit, minLength: maxLength - 5, maxLength }) },
    { weight: 2, arbitrary: fc.constantFrom('', ' ', '\n', '\r\n', '\t', 'a'.repeat(maxLength)) },
  );

/** Pieces put together: mostly what they are meant to be, with an awkward character now and then. */
const pieces = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((all) => all.join(''));
const maybe = (part: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 6, arbitrary: fc.constant('') }, { weight: 1, arbitrary: part });
const awkward = maybe(fc.string({ unit: codeUnit, maxLength: 2 }));

const label = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.string({ unit: fc.constantFrom(...'aZ09-'), minLength: 1, maxLength: 6 }),
  },
  fc.constantFrom('example', 'é', 'bücher', '例え', '\u05d0', 'xn--a', 'a_b', '', '255'),
  fc.constantFrom('a'.repeat(63), 'a'.repeat(64), 'ß', '\u{1f600}', '\u00ad', 'a\u0300', '０'),
);
const domain = fc.array(label, { minLength: 1, maxLength: 4 }).map((labels) => labels.join('.'));

const email = fc.oneof(
  { weight: 1, arbitrary: text(fields.email.maxLength) },
  {
    weight: 5,
    arbitrary: pieces(
      maybe(fc.constantFrom(' ', '\t', '\n', '\u00a0')),
      fc.string({ unit: fc.constantFrom(..."aZ0.!#$%&'*+/=?^_`{|}~-"), maxLength: 8 }),
      awkward,
      fc.constantFrom('@', '@', '@', '', '@@'),
      domain,
      awkward,
    ),
  },
);

const oddHosts = ['[::01.2.3.4]', '[::1', '[]', 'a b', 'a%20b', 'a%zz', 'a<b', '%C3%A9', ''];
const host = fc.oneof(
  { weight: 4, arbitrary: domain },
  fc.ipV4Extended(),
  fc.ipV6().map((address) => `[${address}]`),
  fc.constantFrom(...oddHosts),
);
const schemes = ['https', 'http', 'HTTP', 'ftp', 'ws', 'file', 'chrome', 'mailto', 'x', '1', ''];

const website = fc.oneof(
  { weight: 1, arbitrary: text(200) },
  { weight: 2, arbitrary: fc.webUrl({ withFragments: true, withQueryParameters: true }) },
  {
    weight: 5,
    arbitrary: pieces(
      maybe(fc.constantFrom(' ', '\t', '\n', '\u00a0')),
      fc.constantFrom(...schemes),
      fc.constantFrom('://', '://', '://', ':', ':/', ':\\\\', '//', ''),
      maybe(fc.constantFrom('user@', 'user:pass@', '@', 'a b@')),
      host,
      awkward,
      maybe(fc.constantFrom(':80', ':', ':65536', ':x', ':080')),
      maybe(fc.constantFrom('/', '/a b', '/%zz', '?q=ü', '#f', '/\ud800')),
    ),
  },
);

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123'), minLength: length, maxLength: length });
const callDate = fc.oneof(
  pieces(digits(4), fc.constant('-'), digits(2), fc.constant('-'), digits(2)),
  fc
    .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  fc.constantFrom('0000-01-01', '0001-01-01', '0004-02-29', '1900-02-29', '9999-12-31'),
  fc.constantFrom('', '2026-2-3', '02/03/2026', '10000-01-01', '2026-02-31', ' 2026-02-03'),
);

/** What somebody could type, paste or have filled into each field, at most as long as it allows. */
export const arbitraryValues = {
  name: text(fields.name.maxLength),
  email: email.filter(({ length }) => length <= fields.email.maxLength),
  phone: text(fields.phone.maxLength),
  company: text(fields.company.maxLength),
  website,
  description: text(fields.description.maxLength),
  callDate,
};

export type ArbitraryField = keyof typeof arbitraryValues;
