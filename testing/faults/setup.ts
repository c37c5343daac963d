import { stopAllProcesses } from '../run/processes';
import { noteWorker } from '../run/testRun';

noteWorker();
// Left behind by a failed test.
afterAll(stopAllProcesses);
