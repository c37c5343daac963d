import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A path that no real webhook has. The build under test is made with a webhook URL that ends in
 * it, and the tests' receiver listens on it: where it appears, the secret has leaked.
 */
export const canaryPath = '/webhook/canary-4f1d7b0ce2a94c5f8d36';

/** The webhook URL of the build under test; nothing listens there (port 9, RFC 863). */
export const canaryUrl = `http://127.0.0.1:9${canaryPath}`;

/** Records which build was made with the canary. Excluded from the search for it. */
export const markerFile = join('.next', 'test-build');

function buildId(): string {
  return readFileSync(join('.next', 'BUILD_ID'), 'utf8');
}

/** Records that the build in `.next` was made with {@link canaryUrl}. */
export function markTestBuild(): void {
  writeFileSync(markerFile, buildId());
}

/** Whether the build in `.next` was made with {@link canaryUrl}. */
export function isTestBuild(): boolean {
  try {
    return readFileSync(markerFile, 'utf8') === buildId();
  } catch {
    return false;
  }
}
