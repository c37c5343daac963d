/**
 * `npm run demo`: builds the site, starts it beside a webhook receiver on the loopback interface,
 * and prints what the receiver gets. Ctrl-C stops both.
 */
import { randomBytes } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { demoEnvironment } from '../testing/environment';
import { isPortFree } from '../testing/ports';
import { stopAllProcesses } from '../testing/processes';
import { type Receiver, startReceiver } from '../testing/receiver';
import { buildSite, startSite } from '../testing/site';
import { coloured, describeRequest, plain } from './demo/describeRequest';

const folder = 'data/demo';
const logFile = `${folder}/site.log`;

const paint = process.stdout.isTTY && !process.env.NO_COLOR ? coloured : plain;

let stopping = false;

function fail(sentence: string): never {
  console.error(paint('red', sentence));
  process.exit(1);
}

function demoPort(): number {
  const text = process.env.PORT || '3000';
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  return fail(`PORT is "${text}", which is not a port: choose a number from 1 to 65535.`);
}

function stopOnSignals(receiver: Receiver): void {
  const stop = async () => {
    if (stopping) return; // npm passes a Ctrl-C on that the terminal has sent already.
    stopping = true;
    console.log('\nStopping the demo…');
    await stopAllProcesses();
    await receiver.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}

async function build(env: NodeJS.ProcessEnv): Promise<void> {
  console.log('Building the site…');
  const result = await buildSite(env);
  if (result.code !== 0 && !stopping) fail('The site could not be built: see the lines above.');
}

async function main(): Promise<void> {
  const port = demoPort();
  if (!(await isPortFree(port))) {
    fail(
      `Port ${port} is in use: stop what runs there, or choose another: PORT=${port + 1} npm run demo`,
    );
  }
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const receiver = await startReceiver({
    onRequest: (request) => console.log(`\n${describeRequest(request, secret, paint)}`),
  });
  stopOnSignals(receiver);

  mkdirSync(folder, { recursive: true });
  const log = createWriteStream(logFile);
  const env = demoEnvironment({
    CONSULTATION_WEBHOOK_URL: receiver.url,
    CONSULTATION_WEBHOOK_SECRET: secret,
    DATABASE_URL: `file:./${folder}/outbox.db`,
    SITE_URL: `http://localhost:${port}`,
  });
  await build(env);
  if (stopping) return;
  const site = await startSite({ port, env, onOutput: (text) => log.write(text) });

  console.log(`
${paint('bold', 'The site is open at')} ${paint('green', site.url)}
Send a request on ${site.url}/consultation and it appears here.
The server's log is in ${logFile}. Ctrl-C stops the demo.`);

  const end = await site.ended;
  if (!stopping) fail(`The site ${end}, unasked.\n${site.output().slice(-2000)}`);
}

main().catch((error: unknown) => {
  if (!stopping) fail(error instanceof Error ? error.message : String(error));
});
