import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { fields } from '@/features/consultation/model/fields';
import { consultationRequestSchema, formPostSchema } from '@/features/consultation/model/schema';
import { withoutInvisible } from '@/lib/text/trimmed';
import { expect, test } from '../../testing/browser/test';
import { awkwardValues } from '../../testing/samples/awkwardValues';
import { aCallTime } from '../../testing/samples/calls';
import { aRequest } from '../../testing/samples/consultationRequest';

const seed = 20261120;

/** Dates and near-dates; the field keeps only the dates. */
const dates = [
  '0001-01-01',
  '0004-02-29',
  '1900-02-28',
  '2026-02-03',
  '2199-11-25',
  '9999-12-31',
  '',
  '0000-01-01',
  '1900-02-29',
  '2026-02-31',
  '2026-2-3',
  '02/03/2026',
  '10000-01-01',
].map((value) => ({ field: 'callDate' as const, value }));

type Field = (typeof awkwardValues)[number]['field'] | 'callDate';

/** UTF-16 code units of every kind, including lone surrogates, weighted toward awkward ones. */
const codeUnit = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.integer({ min: 0x20, max: 0x7e }).map((unit) => String.fromCharCode(unit)),
  },
  { weight: 2, arbitrary: fc.constantFrom(...'\t\n\f\r \u0000\u007f\u00a0é\u180e\u200b\u3000') },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
  },
);

/** Variations with a few characters replaced. */
function variationsOf(values: string[], maxLength: number): string[] {
  const variation = fc
    .record({
      value: fc.constantFrom(...values),
      at: fc.nat(40),
      removed: fc.nat(2),
      added: fc.string({ unit: codeUnit, maxLength: 2 }),
    })
    .map(({ value, at, removed, added }) => {
      const start = at % (value.length + 1);
      return value.slice(0, start) + added + value.slice(start + removed);
    })
    .filter(({ length }) => length <= maxLength);
  return fc.sample(variation, { seed, numRuns: 600 });
}

interface Judged {
  field: Field;
  /** As entered. */
  value: string;
  /** As the browser would send it. */
  sent: string;
  /** Whether native validation accepts it. */
  valid: boolean;
}

/** As encoded in UTF-8: without lone surrogates. */
const asUtf8 = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text));

/** Enters values into a field of the real form, passed as JSON because some are not valid UTF-8. */
async function judge(page: Page, field: Field, values: string[]): Promise<Judged[]> {
  const verdicts = await page.evaluate(
    ([name, json]) => {
      const control = document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
      if (!control?.form) throw new Error(`The form has no ${name}`);
      // A copy outside the page has the same rules, and no styles that depend on its values.
      const form = document.createElement('form');
      const copy = form.appendChild(control.cloneNode(true) as HTMLInputElement);
      return JSON.stringify(
        JSON.parse(json).map((value: string) => {
          copy.value = value;
          // A date field drops anything but a date.
          const isDropped = copy.type === 'date' && copy.value === '';
          const sent = String(new FormData(form).get(name));
          return { value, sent, valid: copy.checkValidity() && !isDropped };
        }),
      );
    },
    [field, JSON.stringify(values)] as const,
  );
  return JSON.parse(verdicts).map((verdict: Omit<Judged, 'field'>) => ({ field, ...verdict }));
}

const request = aRequest({ contactMethod: 'phone', callDate: '2026-11-24', callTime: aCallTime });
const accepts = (schema: typeof formPostSchema, field: Field, value: string) =>
  schema.safeParse({ ...request, [field]: value }).success;

/**
 * Browsers differ about websites and about email domains outside ASCII, and the form removes what nobody sees: there the
 * schema is lax.
 */
const isExact = ({ field, value }: Judged) =>
  field !== 'website' &&
  (field !== 'email' || withoutInvisible(value) === value) &&
  !(field === 'email' && /@.*[^\p{ASCII}]/su.test(value));

test.use({ expectedConsole: /ERR_FAILED/ });

test('the schema accepts exactly what Chromium’s validation accepts', async ({ page }) => {
  // Without scripts the form has all its fields, the native ones for a call included.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/consultation', { waitUntil: 'load' });
  const judged: Judged[] = [];
  const known = [...awkwardValues, ...dates];
  for (const field of new Set(known.map((one) => one.field))) {
    const values = known.filter((one) => one.field === field).map(({ value }) => value);
    const maxLength = field === 'callDate' ? 11 : fields[field].maxLength;
    judged.push(...(await judge(page, field, [...values, ...variationsOf(values, maxLength)])));
    const valid = judged.filter((one) => one.field === field && one.valid);
    expect(valid.length, `valid values of ${field}`).toBeGreaterThan(50);
  }
  for (const { field, value, valid } of awkwardValues) {
    const verdict = judged.find((one) => one.field === field && one.value === value);
    expect(verdict, JSON.stringify(value)).toMatchObject({ valid });
  }
  const stricter = judged.filter(
    ({ field, value, sent, valid }) =>
      valid &&
      !(
        accepts(consultationRequestSchema, field, value) &&
        accepts(consultationRequestSchema, field, sent) &&
        accepts(formPostSchema, field, asUtf8(sent))
      ),
  );
  expect(stricter).toEqual([]);
  const laxer = judged.filter(
    (one) => !one.valid && isExact(one) && accepts(consultationRequestSchema, one.field, one.value),
  );
  expect(laxer).toEqual([]);
});
