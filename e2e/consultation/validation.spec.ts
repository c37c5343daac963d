import { withoutInvisible } from '@/lib/text/typedText';
import { expect, test } from '../../testing/browser/test';
import { awkwardValues } from '../../testing/samples/awkwardValues';
import { isAccepted, type Judged, judgeAll, judgeInPage, refused } from './nativeValidation';

/** Browsers differ about websites, non-ASCII email domains, and invisible characters. The schema is laxer. */
const isExact = ({ field, value }: Judged) =>
  field !== 'website' &&
  (field !== 'email' || withoutInvisible(value) === value) &&
  !(field === 'email' && /@.*[^\p{ASCII}]/su.test(value));

test('the schema accepts exactly what Chromium’s validation accepts', async ({ page }) => {
  await page.goto('/consultation');
  const judged = await judgeAll((entered) => page.evaluate(judgeInPage, entered), 200);
  for (const { field, value, valid } of awkwardValues) {
    const verdict = judged.find((one) => one.field === field && one.value === value);
    expect(verdict, JSON.stringify(value)).toMatchObject({ valid });
  }
  expect(refused(judged)).toEqual([]);
  const laxer = judged.filter((one) => !one.valid && isExact(one) && isAccepted(one));
  expect(laxer).toEqual([]);
});
