import { expectLegible, slowPairs } from '../../testing/browser/stateChecks';
import { visitorStates } from '../../testing/browser/states';
import { onPhone, test } from '../../testing/browser/test';

test.use({ expectedConsole: /status of 404/ });

for (const state of visitorStates) {
  const onScreen = state.phoneOnly ? onPhone : test;
  onScreen(`${state.name} is legible at every other width and letter size`, async ({ page }) => {
    await state.reach(page);
    await expectLegible(page, state, slowPairs);
  });
}
