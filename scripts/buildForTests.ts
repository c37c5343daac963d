/** `npm run build:test`: builds the site that the tests of faults and browsers use, unless it is current. */
import { ensureTestBuild } from '../testing/site/testBuild';

await ensureTestBuild();
