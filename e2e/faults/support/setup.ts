import { stopAllProcesses } from '../../../testing/processes';
import { noteLeftover } from '../../../testing/testRun';

// This worker.
noteLeftover('processes', process.pid);
// What a failed test has left behind.
afterAll(stopAllProcesses);
