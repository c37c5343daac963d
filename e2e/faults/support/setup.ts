import { stopAllProcesses } from '../../../testing/processes';
import { noteWorker } from '../../../testing/testRun';

noteWorker();
// What a failed test has left behind.
afterAll(stopAllProcesses);
