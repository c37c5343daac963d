/** `npm run build:test`: builds the site, unless the build is current. */
import { ensureTestBuild } from '../testing/site/testBuild';

await ensureTestBuild();
