import { awkwardValues } from '../testing/awkwardValues';
import { expect, test } from './support/test';

test('Chromium lets through and stops exactly what the schema does, on every awkward value', async ({
  page,
}) => {
  await page.goto('/consultation');
  const verdicts = await page.evaluate(
    (cases) =>
      cases.map(({ field, value }) => {
        const control = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(
          `form [name="${field}"]`,
        );
        if (!control) throw new Error(`The form has no ${field}`);
        control.value = value;
        return { field, value, valid: control.checkValidity() };
      }),
    awkwardValues,
  );
  expect(verdicts).toEqual(
    awkwardValues.map(({ field, value, valid }) => ({ field, value, valid })),
  );
});

test('maxlength stops typing where the schema stops accepting', async ({ page }) => {
  await page.goto('/consultation');
  const field = page.getByLabel('Phone', { exact: true });
  await field.pressSequentially('1'.repeat(55));
  await expect(field).toHaveValue('1'.repeat(50));
});
