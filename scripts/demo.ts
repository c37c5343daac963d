/**
 * `npm run demo`: builds the site and starts it with a mail server, a webhook receiver, and a calendar. `PORT` sets the
 * site's port.
 */
import { randomBytes } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { Webhook } from 'standardwebhooks';
import { printableJson } from '@/cli/output/print';
import { simulatedBookings } from '@/features/consultation/model/call/availability';
import {
  addDaysTo,
  callMinutesOn,
  nextOpenDay,
  slotsOn,
  todayIn,
} from '@/features/consultation/model/call/calendar';
import { dayInWords, timeInWords } from '@/features/consultation/model/call/callInWords';
import { parseSiteSettings } from '@/lib/settings/siteSettings';
import { writeMailbox } from '../testing/mail/mailbox';
import { startMailServer } from '../testing/mail/mailServer';
import { freePort, isPortFree, listen } from '../testing/run/ports';
import { stopAllProcesses } from '../testing/run/processes';
import { demoEnvironment } from '../testing/site/environment';
import { type ReceivedRequest, startReceiver } from '../testing/site/receiver';
import { buildSite, startSite } from '../testing/site/site';

const folder = 'data/demo';
const secret = `whsec_${randomBytes(32).toString('base64')}`;

const timeNow = () => new Date().toTimeString().slice(0, 8);

function toText({ headers, body }: ReceivedRequest): string {
  new Webhook(secret).verify(body, headers as Record<string, string>);
  const json = printableJson(JSON.parse(body), 2);
  return `\n${timeNow()}  Request ${headers['webhook-id']}, signature verified\n${json}`;
}

/** @returns its address */
async function serveCalendar(date: string, times: readonly string[], timeZone: string) {
  const events = times.map((time, index) => {
    const start = `${date.replaceAll('-', '')}T${time.replace(':', '')}00`;
    return [
      'BEGIN:VEVENT',
      `UID:${index}@demo.example`,
      `DTSTART;TZID=${timeZone}:${start}`,
      `DURATION:PT${callMinutesOn(date)}M`,
      'SUMMARY:Dentist',
      'END:VEVENT',
    ].join('\r\n');
  });
  const file = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n');
  const server = createServer((_request, response) => response.end(file));
  return `http://127.0.0.1:${await listen(server)}/demo.ics`;
}

let stopping: Promise<never> | undefined;

async function stop(code: number): Promise<never> {
  await stopAllProcesses();
  process.exit(code);
}

// The terminal and npm both send a Ctrl-C.
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
  const mailbox = `${folder}/mails.html`;
  mkdirSync(folder, { recursive: true });
  const received: Parameters<typeof writeMailbox>[1][number][] = [];
  writeMailbox(mailbox, received);
  const mailServer = await startMailServer();
  mailServer.behave({
    onMessage(mail) {
      received.push(mail);
      writeMailbox(mailbox, received);
      console.log(`\n${timeNow()}  Mail to ${mail.to.join(', ')}: ${mail.mail.subject}`);
      return undefined;
    },
  });
  // As in the example file.
  const SITE_CLOSED_DATES = process.env.SITE_CLOSED_DATES?.trim() || 'us-federal';
  const { timeZone, closedDates } = parseSiteSettings({ ...process.env, SITE_CLOSED_DATES });
  const tomorrow = addDaysTo(todayIn(timeZone, new Date()), 1);
  const day = nextOpenDay(tomorrow, closedDates);
  const simulated = simulatedBookings(day);
  const slots = slotsOn(day).filter((time) => !simulated.has(time));
  const appointments = [slots.at(2) ?? '', slots.at(-3) ?? ''];
  const env = demoEnvironment({
    BUSY_CALENDAR_URL: await serveCalendar(day, appointments, timeZone),
    CONSULTATION_WEBHOOK_URL: receiver.url,
    CONSULTATION_WEBHOOK_SECRET: secret,
    DATABASE_URL: `file:./${folder}/outbox.db`,
    SMTP_URL: mailServer.url,
    SITE_URL: address,
    SITE_CLOSED_DATES,
  });
  await buildSite(env);
  const log = createWriteStream(`${folder}/site.log`);
  const site = await startSite({ port, env, onOutput: (text) => log.write(text) });
  console.log(`
The site is running at ${address}${port === wanted ? '' : ` (port ${wanted} is taken)`}
Send a request at ${address}/consultation. What the webhook gets is printed here, and each mail's reader and subject.
See the mails as their readers do: ${pathToFileURL(mailbox)}
On ${dayInWords(day)}, ${appointments.map(timeInWords).join(' and ')} are Booked, because the demo's calendar has appointments then.
The server's log is ${folder}/site.log. Ctrl-C stops the demo.`);
  const end = await site.ended;
  if (!stopping) throw new Error(`The site ended (${end}).\n${site.output().slice(-2000)}`);
} catch (error) {
  if (!stopping) {
    console.error(error instanceof Error ? error.message : error);
    await stop(1);
  }
}
