/**
 * `npm run demo`: builds the site, starts it and a webhook receiver on the loopback interface, and
 * prints the requests that the receiver gets. Ctrl-C stops both.
 */
import { randomBytes } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { isPortFree } from '../testing/run/ports';
import { stopAllProcesses } from '../testing/run/processes';
import { demoEnvironment } from '../testing/site/environment';
import { type Receiver, startReceiver } from '../testing/site/receiver';
import { buildSite, startSite } from '../testing/site/site';
import { describeRequest } from './demo/describeRequest';

const folder = 'data/demo';
const logFile = `${folder}/site.log`;

let stopping = false;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function demoPort(): number {
  const text = process.env.PORT?.trim() || '3000';
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  return fail(`PORT must be a number from 1 to 65535, not "${text}".`);
}

function stopOnSignals(receiver: Receiver): void {
  const stop = async () => {
    if (stopping) return; // Both the terminal and npm send a Ctrl-C.
    stopping = true;
    console.log('\nStopping the demo…');
    await stopAllProcesses();
    await receiver.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  // A signal to npm ends the shell between npm and this process, but does not reach this process.
  const shell = process.ppid;
  setInterval(() => process.ppid === shell || stop(), 500).unref();
}

async function main(): Promise<void> {
  const port = demoPort();
  if (!(await isPortFree(port))) {
    fail(`Port ${port} is in use. Choose another one: PORT=${port + 1} npm run demo`);
  }
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const receiver = await startReceiver({
    onRequest: (request) => console.log(`\n${describeRequest(request, secret)}`),
  });
  stopOnSignals(receiver);

  mkdirSync(folder, { recursive: true });
  const log = createWriteStream(logFile);
  const address = `http://localhost:${port}`;
  const env = demoEnvironment({
    CONSULTATION_WEBHOOK_URL: receiver.url,
    CONSULTATION_WEBHOOK_SECRET: secret,
    DATABASE_URL: `file:./${folder}/outbox.db`,
    SITE_URL: address,
    // As the example file recommends: nobody is called on Thanksgiving.
    SITE_CLOSED_DATES: process.env.SITE_CLOSED_DATES?.trim() || 'us-federal',
  });
  console.log('Building the site…');
  await buildSite(env);
  if (stopping) return;
  const site = await startSite({ port, env, onOutput: (text) => log.write(text) });

  console.log(`
The site is running at ${address}
Send a request at ${address}/consultation and it is printed here.
The server's log is ${logFile}. Ctrl-C stops the demo.`);

  const end = await site.ended;
  if (!stopping) fail(`The site ended (${end}).\n${site.output().slice(-2000)}`);
}

main().catch((error: unknown) => {
  if (!stopping) fail(error instanceof Error ? error.message : String(error));
});
