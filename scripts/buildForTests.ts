/**
 * `npm run build:test`: builds the site that the fault suite and the end-to-end tests run. It knows
 * a webhook URL that the tests search for in everything that leaves the server, and no setting of
 * the developer's `.env.local`.
 */

import openTestRun from '../testing/run/testRun';
import { testEnvironment } from '../testing/site/environment';
import { buildSite } from '../testing/site/site';
import { canaryUrl, markTestBuild } from '../testing/site/testBuild';

openTestRun();
await buildSite(testEnvironment({ CONSULTATION_WEBHOOK_URL: canaryUrl }));
markTestBuild();
