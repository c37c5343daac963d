import { newSqliteUrl } from '../../testing/faults/siteUnderTest';
import { testCrashes } from './crash';

testCrashes('SQLite', async () => ({
  createOutboxUrl: async () => newSqliteUrl(),
  stop: async () => undefined,
}));
