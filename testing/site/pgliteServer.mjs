// PGlite behind PostgreSQL's wire protocol, in a process of its own: prints its port when it is up.
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

const server = new PGLiteSocketServer({
  db: await PGlite.create(),
  host: '127.0.0.1',
  port: 0,
  maxConnections: 100,
});
await server.start();
process.stdout.write(`${server.getServerConn().split(':').at(-1)}\n`);
