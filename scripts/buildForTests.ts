/** `npm run build:test`: builds the site that the faults and the browser tests run, unless it is current. */
import openTestRun from '../testing/run/testRun';
import { ensureTestBuild } from '../testing/site/testBuild';

openTestRun();
await ensureTestBuild();
