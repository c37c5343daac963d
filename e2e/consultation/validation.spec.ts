import { fields } from '@/features/consultation/model/fields';
import { withoutInvisible } from '@/lib/text/trimmed';
import { expect, test } from '../../testing/browser/test';
import { awkwardValues } from '../../testing/samples/awkwardValues';
import { isAccepted, type Judged, judgeInPage, refused, variationsOf } from './nativeValidation';

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

/**
 * Browsers differ about websites and about email domains outside ASCII, and the form removes what nobody sees: there
 * the schema is lax.
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
    const tried = [...values, ...variationsOf(values, maxLength, 600)];
    const verdicts = await page.evaluate(judgeInPage, [field, JSON.stringify(tried)] as const);
    judged.push(...JSON.parse(verdicts));
    const valid = judged.filter((one) => one.field === field && one.valid);
    expect(valid.length, `valid values of ${field}`).toBeGreaterThan(50);
  }
  for (const { field, value, valid } of awkwardValues) {
    const verdict = judged.find((one) => one.field === field && one.value === value);
    expect(verdict, JSON.stringify(value)).toMatchObject({ valid });
  }
  expect(refused(judged)).toEqual([]);
  const laxer = judged.filter((one) => !one.valid && isExact(one) && isAccepted(one));
  expect(laxer).toEqual([]);
});
