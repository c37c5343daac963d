import { fieldNames } from '@/features/consultation/model/fields';
import { consultationRequestSchema, formPostSchema } from '@/features/consultation/model/schema';
import { awkwardValues } from '../../../../testing/awkwardValues';
import { aRequest } from '../../../../testing/consultationRequest';

const parse = (input: unknown) => consultationRequestSchema.safeParse(input);
const paths = (input: unknown) =>
  parse(input).error?.issues.map((issue) => issue.path.join('.')) ?? [];

describe('the request schema', () => {
  test.each(awkwardValues)(
    'agrees with the HTML standard: $field $value is valid: $valid',
    (awkward) => {
      const { field, value, valid } = awkward;
      expect(paths({ ...aRequest(), [field]: value })).toEqual(valid ? [] : [field]);
    },
  );

  test('gives the fields in their order, whatever came in', () => {
    const backwards = Object.fromEntries(Object.entries(aRequest()).reverse());
    expect(Object.keys(parse({ ...backwards, extra: 1 }).data ?? {})).toEqual(fieldNames);
    const { callDate: _date, callTime: _time, ...withoutCall } = aRequest();
    expect(Object.keys(parse(withoutCall).data ?? {})).toEqual(fieldNames);
  });

  test('takes optional texts that are missing as empty', () => {
    const { company: _c, website: _w, budget: _b, timeline: _t, ...required } = aRequest();
    expect(parse(required).data).toMatchObject({
      company: '',
      website: '',
      budget: '',
      timeline: '',
    });
  });

  test.each(['name', 'email', 'phone', 'service', 'description', 'contactMethod', 'submittedAt'])(
    'needs %s',
    (field) => {
      const request: Record<string, unknown> = { ...aRequest() };
      delete request[field];
      expect(paths(request)).toEqual([field]);
    },
  );

  test.each([
    ['service', 'seo'],
    ['budget', '1'],
    ['timeline', 'never'],
    ['contactMethod', 'fax'],
    ['submittedAt', 'yesterday'],
    ['name', 7],
    ['description', null],
  ])('refuses %s = %j', (field, value) => {
    expect(paths({ ...aRequest(), [field]: value })).toEqual([field]);
  });

  test.each([
    ['name', 201],
    ['email', 255],
    ['phone', 51],
    ['company', 201],
    ['description', 5001],
  ])('refuses a %s of %i characters, which the form cannot send', (field, length) => {
    expect(paths({ ...aRequest(), [field]: 'a'.repeat(length) })).toContain(field);
  });

  test('counts a line break of a form post as the one character that the form counted', () => {
    const description = `${'a'.repeat(4998)}\r\nb`;
    expect(parse({ ...aRequest(), description }).data?.description).toBe(`${'a'.repeat(4998)}\nb`);
  });

  test('takes the longest description that a form post can send', () => {
    const description = '\r\n'.repeat(5000);
    expect(parse({ ...aRequest(), description }).success).toBe(true);
    expect(paths({ ...aRequest(), description: `${description}a` })).toEqual(['description']);
  });

  test.each([
    'name',
    'email',
    'phone',
    'company',
    'website',
    'description',
    'callDate',
    'callTime',
    'submittedAt',
  ])('refuses a %s of a million characters', (field) => {
    for (const value of [' '.repeat(1e6), 'é'.repeat(1e6), `a@${'é.'.repeat(5e5)}`]) {
      expect(paths({ ...aRequest(), contactMethod: 'phone', [field]: value })).toContain(field);
    }
  });

  test('takes an e-mail address as it was typed where the browser does not convert its domain', () => {
    expect(parse({ ...aRequest(), email: ' ana@bücher.example' }).data?.email).toBe(
      'ana@xn--bcher-kva.example',
    );
  });

  test('drops line breaks in single-line fields as the browser does', () => {
    expect(parse({ ...aRequest(), name: 'Ana\r\nExample' }).data?.name).toBe('AnaExample');
  });

  describe('with contact by phone', () => {
    const byPhone = (callDate: unknown, callTime: unknown) => ({
      ...aRequest(),
      contactMethod: 'phone',
      callDate,
      callTime,
    });

    test.each([
      ['2026-11-23', '10:00'],
      ['2026-11-22', '17:00'],
      ['2028-02-29', '12:15'],
      ['0001-01-01', '16:45'],
      ['9999-12-31', '16:45'],
    ])('takes %s %s, offered by the calendar or not', (date, time) => {
      expect(parse(byPhone(date, time)).data).toMatchObject({ callDate: date, callTime: time });
    });

    test.each([
      ['2026-02-29', '10:00', ['callDate']],
      ['2026-13-01', '10:00', ['callDate']],
      ['2026-1-1', '10:00', ['callDate']],
      ['11/23/2026', '10:00', ['callDate']],
      ['2026-11-23', '09:45', ['callTime']],
      ['2026-11-23', '17:15', ['callTime']],
      ['2026-11-23', '10:05', ['callTime']],
      ['2026-11-23', '10:00 AM', ['callTime']],
      ['2026-11-23', null, ['callTime']],
      [null, '10:00', ['callDate']],
      ['', '', ['callDate', 'callTime']],
      [undefined, undefined, ['callDate', 'callTime']],
    ])('refuses %j %j', (date, time, expected) => {
      expect(paths(byPhone(date, time))).toEqual(expected);
    });
  });

  test('forgets day and time when contact is not by phone', () => {
    const request = { ...aRequest(), callDate: '2026-11-23', callTime: 'whenever' };
    expect(parse(request).data).toMatchObject({ callDate: null, callTime: null });
  });
});

describe('the schema of a form post', () => {
  const post = (callDate: unknown, callTime: unknown) =>
    formPostSchema.safeParse({ ...aRequest(), contactMethod: 'phone', callDate, callTime });

  test.each([
    ['', ''],
    ['2026-11-24', ''],
    ['', '10:15'],
    [undefined, undefined],
    [null, '10:15'],
  ])('takes a call on %j at %j as one that is still to be scheduled', (date, time) => {
    expect(post(date, time).data).toEqual({
      ...aRequest(),
      contactMethod: 'phone',
      callDate: null,
      callTime: null,
    });
  });

  test('takes a call with day and time as it is', () => {
    expect(post('2026-11-24', '10:15').data).toMatchObject({
      callDate: '2026-11-24',
      callTime: '10:15',
    });
  });

  test('refuses a day or a time that is none', () => {
    expect(post('2026-02-31', '10:15').success).toBe(false);
    expect(post('2026-11-24', '10:20').success).toBe(false);
  });

  test('is otherwise the same', () => {
    expect(formPostSchema.safeParse({ ...aRequest(), callDate: '2026-11-24' }).data).toEqual(
      aRequest(),
    );
    expect(formPostSchema.safeParse({ ...aRequest(), name: '' }).success).toBe(false);
  });
});
