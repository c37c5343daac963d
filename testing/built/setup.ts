import { stopAllProcesses } from '../run/processes';
import { requireTestBuild } from '../site/testBuild';

requireTestBuild();
// For slow machines.
jest.setTimeout(600_000);
// A failed test may leave processes running.
afterAll(stopAllProcesses);
