import { stopAllProcesses } from '../run/processes';
import { requireTestBuild } from '../site/testBuild';

requireTestBuild();
// Long, so that a slow machine does not fail a test; a hanging test still fails.
jest.setTimeout(240_000);
// Left behind by a failed test.
afterAll(stopAllProcesses);
