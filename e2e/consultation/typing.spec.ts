import { restyledByLetter } from '../../testing/browser/restyled';
import { expect, onPhone as test } from '../../testing/browser/test';

for (const method of ['email', 'phone'] as const) {
  test(`a letter restyles 25 elements at most where the method is ${method}`, async ({
    page,
    form,
  }) => {
    await form.openFilled(method);
    if (method === 'phone') {
      await page.locator('[role="gridcell"][aria-disabled="false"]').last().click();
      await form.freeTimes.first().click();
    }
    await form.field('description').focus();
    expect(await restyledByLetter(page)).toBeLessThanOrEqual(25);
  });
}
