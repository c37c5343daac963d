/**
 * `npm run standalone -- FOLDER`: puts the built site into a folder that runs on any machine with
 * Node and the same platform, without `node_modules`: `node server.js`, and `node outbox.mjs` for its
 * operator.
 */
import { assembleStandalone } from './support/standalone';

const folder = process.argv[2];
if (!folder) {
  console.error('Say where to: npm run standalone -- FOLDER');
  process.exit(1);
}
await assembleStandalone(folder);
console.log(
  `The site is in ${folder}: start it there with node server.js, look after its outbox with node outbox.mjs.`,
);
