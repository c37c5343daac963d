import { stopAllProcesses } from '../../../testing/processes';
import { forgetLeftover, noteLeftover } from '../../../testing/testRun';

noteLeftover('processes', process.pid);
afterAll(async () => {
  // What a failed test has left behind.
  await stopAllProcesses();
  forgetLeftover('processes', process.pid);
});
