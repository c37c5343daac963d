import { expectAccessible, expectLegible, quickPairs } from '../../testing/browser/stateChecks';
import { visitorStates } from '../../testing/browser/states';
import { onPhone, test } from '../../testing/browser/test';

test.use({ expectedConsole: /status of 404/ });

/** Its parts all appear in other states. */
const repeated = 'consultation';

for (const state of visitorStates) {
  const onScreen = state.phoneOnly ? onPhone : test;
  onScreen(`${state.name} is legible, accessible and printable`, async ({ page }) => {
    await state.reach(page);
    if (state.name !== repeated) await expectAccessible(page, state);
    // Last, because it opens all `details`.
    await expectLegible(page, state, quickPairs);
  });
}
