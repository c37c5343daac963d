import { startPostgres } from '../../testing/site/postgresServer';
import { testCrashes } from './crash';

testCrashes('PostgreSQL', async () => {
  const server = await startPostgres();
  if (server.kind === 'PGlite') {
    process.stdout.write(
      'No PostgreSQL here: PGlite proves the SQL. This is not a durability test.\n',
    );
  }
  return server;
});
