import { stopAllProcesses } from '../../../testing/processes';

// What a failed test has left behind.
afterAll(stopAllProcesses);
