/**
 * `npm run demo`: builds the site, starts it and a webhook receiver on the loopback interface, and prints each request
 * that the receiver gets. Ctrl-C stops both. `PORT` chooses the site's port.
 */
import { randomBytes } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { Webhook } from 'standardwebhooks';
import { printableJson } from '@/cli/output/print';
import { freePort, isPortFree } from '../testing/run/ports';
import { stopAllProcesses } from '../testing/run/processes';
import { demoEnvironment } from '../testing/site/environment';
import { type ReceivedRequest, startReceiver } from '../testing/site/receiver';
import { buildSite, startSite } from '../testing/site/site';

const folder = 'data/demo';
const secret = `whsec_${randomBytes(32).toString('base64')}`;

function toText({ headers, body }: ReceivedRequest): string {
  // Throws where the signature is not valid.
  new Webhook(secret).verify(body, headers as Record<string, string>);
  const time = new Date().toTimeString().slice(0, 8);
  const json = printableJson(JSON.parse(body), 2);
  return `\n${time}  Request ${headers['webhook-id']}, signature verified\n${json}`;
}

let stopping: Promise<never> | undefined;

async function stop(code: number): Promise<never> {
  await stopAllProcesses();
  process.exit(code);
}

// Both the terminal and npm send a Ctrl-C.
const stopOnce = () => {
  stopping ??= stop(0);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopOnce);

try {
  const wanted = Number(process.env.PORT || 3000);
  const port = (await isPortFree(wanted)) ? wanted : await freePort();
  const address = `http://localhost:${port}`;
  const receiver = await startReceiver();
  receiver.answerWith((request) => {
    console.log(toText(request));
    return { status: 204 };
  });
  const env = demoEnvironment({
    CONSULTATION_WEBHOOK_URL: receiver.url,
    CONSULTATION_WEBHOOK_SECRET: secret,
    DATABASE_URL: `file:./${folder}/outbox.db`,
    SITE_URL: address,
    // As the example file recommends: nobody is called on Thanksgiving.
    SITE_CLOSED_DATES: process.env.SITE_CLOSED_DATES?.trim() || 'us-federal',
  });
  await buildSite(env);
  mkdirSync(folder, { recursive: true });
  const log = createWriteStream(`${folder}/site.log`);
  const site = await startSite({ port, env, onOutput: (text) => log.write(text) });
  console.log(`
The site is running at ${address}${port === wanted ? '' : ` (port ${wanted} is taken)`}
Send a request at ${address}/consultation and it is printed here.
The server's log is ${folder}/site.log. Ctrl-C stops the demo.`);
  const end = await site.ended;
  if (!stopping) throw new Error(`The site ended (${end}).\n${site.output().slice(-2000)}`);
} catch (error) {
  if (!stopping) {
    console.error(error instanceof Error ? error.message : error);
    await stop(1);
  }
}
