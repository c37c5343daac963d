// Serves PGlite on `PORT`.
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

const server = new PGLiteSocketServer({
  db: await PGlite.create(),
  host: '127.0.0.1',
  port: Number(process.env.PORT),
  maxConnections: 100,
});
await server.start();
console.log(`Listening on ${server.getServerConn()}`);
