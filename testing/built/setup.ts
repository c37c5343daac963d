import { stopAllProcesses } from '../run/processes';
import { requireTestBuild } from '../site/testBuild';

requireTestBuild();
// Slow machines need this long.
jest.setTimeout(240_000);
// A failed test may have left processes running.
afterAll(stopAllProcesses);
