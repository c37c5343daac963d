/** @jest-environment node */
import { testEnvironment } from '../../testing/environment';
import { exampleVariables } from '../support/exampleVariables';

test('a site under test takes no setting from a developer’s .env.local', () => {
  const env = testEnvironment({});
  // Set to nothing: a variable that is merely missing would be read from the file.
  expect(exampleVariables.filter((name) => env[name] !== '')).toEqual([]);
  expect(exampleVariables.length).toBeGreaterThan(15);
});
