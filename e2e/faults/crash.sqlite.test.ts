import { temporaryOutbox } from '../../testing/site/environment';
import { testCrashes } from './crash';

testCrashes('SQLite', async () => ({
  createOutboxUrl: async () => temporaryOutbox(),
  stop: async () => undefined,
}));
