import { stopAllProcesses } from '../run/processes';
import { isBuilt } from '../site/site';

if (!isBuilt()) throw new Error('These tests run the built site: run npm run build:test first.');
// Long, so that a slow machine does not fail a test; a hanging test still fails.
jest.setTimeout(240_000);
// Left behind by a failed test.
afterAll(stopAllProcesses);
