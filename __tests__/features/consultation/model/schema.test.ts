import { fieldNames } from '@/features/consultation/model/fields';
import { contactMethodOptions, replyMethodIn } from '@/features/consultation/model/options';
import { consultationRequestSchema, formPostSchema } from '@/features/consultation/model/schema';
import { isWebsite, withScheme } from '@/lib/text/typedText';
import { awkwardValues } from '../../../../testing/samples/awkwardValues';
import { aCallTime } from '../../../../testing/samples/calls';
import { aRequest, entered } from '../../../../testing/samples/consultationRequest';

const parse = (input: unknown) => consultationRequestSchema.safeParse(input);
const paths = (input: unknown) =>
  parse(input).error?.issues.map((issue) => issue.path.join('.')) ?? [];

describe('the request schema', () => {
  test.each(awkwardValues)('judges $field $value as HTML does: $valid', (typed) => {
    const { field, value, valid } = typed;
    expect(paths({ ...aRequest(), [field]: value })).toEqual(valid ? [] : [field]);
  });

  // The receiver agreed to these. Ask its owner before you add one, or send a header.
  test('has the 13 fields of the contract with the receiver, in its order', () => {
    const agreed = `name email phone company website service budget timeline description contactMethod callDate callTime
      submittedAt`;
    expect(fieldNames).toEqual(agreed.split(/\s+/));
  });

  test('returns the fields in order for any input', () => {
    const backwards = Object.fromEntries(Object.entries(aRequest()).reverse());
    expect(Object.keys(parse({ ...backwards, extra: 1 }).data ?? {})).toEqual(fieldNames);
    const { callDate: _date, callTime: _time, ...withoutCall } = aRequest();
    expect(Object.keys(parse(withoutCall).data ?? {})).toEqual(fieldNames);
  });

  test('treats missing optional texts as empty', () => {
    const { company: _c, website: _w, budget: _b, timeline: _t, ...required } = aRequest();
    const empty = { company: '', website: '', budget: '', timeline: '' };
    expect(parse(required).data).toMatchObject(empty);
  });

  test.each(['name', 'email', 'phone', 'service', 'description', 'contactMethod', 'submittedAt'])(
    'needs %s',
    (field) => expect(paths({ ...aRequest(), [field]: undefined })).toEqual([field]),
  );

  test.each([
    ['service', 'seo'],
    ['budget', '1'],
    ['timeline', 'never'],
    ['contactMethod', 'fax'],
    ['submittedAt', 'yesterday'],
    ['name', 7],
    ['description', null],
    ['name', 'a'.repeat(801)],
    ['email', `${'a'.repeat(1010)}@a.aaaa`],
    ['phone', 'a'.repeat(201)],
    ['company', 'a'.repeat(801)],
    ['website', `x:${'a'.repeat(8191)}`],
    ['description', 'a'.repeat(80_001)],
  ])('refuses %s = %j', (field, value) => {
    expect(paths({ ...aRequest(), [field]: value })).toEqual([field]);
  });

  // A program may set longer texts than the form's `maxlength`.
  test.each([
    ['name', 'a'.repeat(800)],
    ['email', `${'a'.repeat(1009)}@a.aaaa`],
    ['phone', 'a'.repeat(200)],
    ['company', 'a'.repeat(800)],
    ['website', `x:${'a'.repeat(8190)}`],
    ['description', 'a'.repeat(80_000)],
  ])('accepts a %s of four times its `maxlength`', (field, value) => {
    expect(parse({ ...aRequest(), [field]: value }).data).toMatchObject({ [field]: value });
  });

  test('accepts the longest description that a form post can send', () => {
    const description = '\r\n'.repeat(80_000);
    expect(parse({ ...aRequest(), description }).success).toBe(true);
    expect(paths({ ...aRequest(), description: `${description}a` })).toEqual(['description']);
  });

  test.each(fieldNames)('refuses a %s of a million characters', (field) => {
    for (const value of [' '.repeat(1e6), 'é'.repeat(1e6), `a@${'é.'.repeat(5e5)}`]) {
      expect(paths({ ...aRequest(), contactMethod: 'phone', [field]: value })).toContain(field);
    }
  });

  test.each([
    ['email', ' ana@bücher.example', 'ana@xn--bcher-kva.example'],
    ['email', '\u200bana@example.com\u00a0', 'ana@example.com'],
    ['phone', '\u202d+1 (614) 555-0142\u202c', '+1 (614) 555-0142'],
    ['phone', '\u200b', '\u200b'],
    ['website', 'https://example.com\ufeff', 'https://example.com'],
    ['website', ' example.com', 'https://example.com'],
    ['name', 'Ana\r\nExample', 'AnaExample'],
    // Databases fail on NUL and lone surrogates.
    ['company', 'Baker\0y \ud83d👍', 'Bakery 👍'],
    ['description', 'a\0\udc4db', 'ab'],
    ['name', '\ud800', ''],
    ['phone', '\0', ''],
    ['description', '\0', ''],
    // With a scheme it would be invalid.
    ['website', 'a.com:65536', 'a.com:65536'],
    ['website', 'a.com:65535', 'https://a.com:65535'],
    ['description', `${'a'.repeat(19_998)}\r\nb`, `${'a'.repeat(19_998)}\nb`],
  ])('cleans a %s as the browser and the form do', (field, typed, sent) => {
    expect(parse({ ...aRequest(), [field]: typed }).data).toMatchObject({ [field]: sent });
  });

  describe('with contact by phone', () => {
    const phone = { ...aRequest(), contactMethod: 'phone' };
    const byPhone = (callDate: unknown, callTime: unknown) => ({ ...phone, callDate, callTime });

    test.each([
      ['2026-11-23', '10:00'],
      ['0001-01-01', '16:45'],
      ['2026-11-22', '03:07'],
    ])('accepts %s %s, offered by the form or not', (date, time) => {
      expect(parse(byPhone(date, time)).data).toMatchObject({ callDate: date, callTime: time });
    });

    test.each([
      ['2026-02-29', '10:00', ['callDate']],
      ['2026-11-23', '24:00', ['callTime']],
      ['2026-11-23', '010:00', ['callTime']],
      ['2026-11-23', '10:00:00', ['callTime']],
      ['2026-11-23', null, ['callTime']],
      [null, '10:00', ['callDate']],
      ['', '', ['callDate', 'callTime']],
    ])('refuses %j %j', (date, time, expected) => {
      expect(paths(byPhone(date, time))).toEqual(expected);
    });
  });

  test.each(contactMethodOptions)('keeps a call for $value only if it books one', (method) => {
    const call = { callDate: '2026-11-23', callTime: '10:00' };
    const { data } = parse({ ...aRequest(), contactMethod: method.value, ...call });
    expect(data).toMatchObject(method.booksCall ? call : { callDate: null, callTime: null });
  });

  test.each(contactMethodOptions)(
    'has an address for a reply by $value, whatever optional fields are missing',
    (method) => {
      const asked: Record<string, string> = { ...entered, contactMethod: method.value };
      expect(replyMethodIn(asked).addresses.filter((field) => !asked[field])).toEqual([]);
    },
  );

  test('ignores the call of a method that books no call', () => {
    const request = { ...aRequest(), callDate: '2026-11-23', callTime: 'whenever' };
    expect(parse(request).data).toMatchObject({ callDate: null, callTime: null });
  });
});

describe('the schema of a form post', () => {
  const post = (callDate: unknown, callTime: unknown) =>
    formPostSchema.safeParse({ ...aRequest(), contactMethod: 'phone', callDate, callTime });

  test.each([
    ['2026-11-24', ''],
    ['', aCallTime],
    [undefined, null],
  ])('treats a call on %j at %j as still to be scheduled', (date, time) => {
    const unscheduled = { contactMethod: 'phone', callDate: null, callTime: null };
    expect(post(date, time).data).toEqual({ ...aRequest(), ...unscheduled });
  });

  test('keeps a call with a day and time, and refuses invalid ones', () => {
    const call = { callDate: '2026-11-24', callTime: aCallTime };
    expect(post(call.callDate, call.callTime).data).toMatchObject(call);
    expect(post('2026-02-31', aCallTime).success).toBe(false);
    expect(post('2026-11-24', '10:2').success).toBe(false);
  });

  test('is otherwise the same as the JSON schema', () => {
    const { data } = formPostSchema.safeParse({ ...aRequest(), callDate: '2026-11-24' });
    expect(data).toEqual(aRequest());
    expect(formPostSchema.safeParse({ ...aRequest(), name: '' }).success).toBe(false);
  });
});

test.each([
  ['example.com', 'https://example.com'],
  ['www.crumb.co.uk:8080/menu?a=b c#d', 'https://www.crumb.co.uk:8080/menu?a=b c#d'],
  ['  example.com  ', 'https://example.com'],
  ['bücher.example', 'https://bücher.example'],
  ['उदाहरण.भारत', 'https://उदाहरण.भारत'],
  ['my_shop.example.com', 'https://my_shop.example.com'],
  ['127.0.0.1:3000', 'https://127.0.0.1:3000'],
])('adds a scheme to %j', (typed, complete) => {
  expect(withScheme(typed, 2048)).toBe(complete);
});

test.each([
  'HTTPS://example.com',
  'mailto:ada@example.com',
  'localhost:3000',
  '',
  '!',
  'none',
  'doyle dental',
  'ada@example.com',
  '//example.com',
])('leaves %j to the browser', (typed) => expect(withScheme(typed, 2048)).toBe(typed));

test('does not add https:// if the result would exceed the field', () => {
  const longest = `${'a'.repeat(2032)}.example`.slice(0, 2040);
  expect(withScheme(longest, 2048)).toHaveLength(2048);
  expect(withScheme(`${longest}x`, 2048)).toBe(`${longest}x`);
});

test('accepts a host that only Firefox accepts', () => {
  expect(isWebsite('file://a%L')).toBe(true);
});

test('accepts non-ASCII hosts however often they are tried', () => {
  // After thousands of calls, URL.canParse refuses them in Node 20.
  const websites = ['https://é.fr', 'http://é', 'https://bücher.example', 'https://例え.jp'];
  for (let round = 0; round < 5000; round += 1) {
    for (const website of websites) {
      if (!isWebsite(`${website}/${round}`)) throw new Error(`refused ${website} in ${round}`);
    }
  }
});
