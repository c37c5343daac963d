import { stopAllProcesses } from '../../../testing/processes';
import { noteWorker } from '../../../testing/testRun';

noteWorker();
// Left behind by a failed test.
afterAll(stopAllProcesses);
