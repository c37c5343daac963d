import { randomUUID } from 'node:crypto';
import { DateTime } from 'luxon';
import { callInWords, callStart } from '../../docs/n8n/call';
import { setClock } from '../unit/clock';
import { callAt, consultationsN8n, delivery, teamEmail } from './deliveries';

const zone = 'America/New_York';

export type Step =
  | { kind: 'correct'; email: string; day: string; time: string | undefined; isLost: boolean }
  | { kind: 'move'; day: string; time: string | undefined }
  | { kind: 'deliver'; which: number; isAnswerLost: boolean }
  | { kind: 'deliverTwice'; which: number }
  | { kind: 'outage'; lasts: boolean }
  | { kind: 'refuse'; address: string; lasts: boolean }
  | { kind: 'remind' };

interface Request {
  id: string;
  version: number;
  corrects: string | undefined;
  email: string;
  day: string;
  time: string | undefined;
  isLost: boolean;
  isMove: boolean;
  description: string;
  isDelivered: boolean;
}

/** Creates a site with one thread, and its n8n. */
export function createHistory() {
  const n8n = consultationsN8n({ timeZone: zone });
  const thread = randomUUID();
  const requests: Request[] = [];
  let isOutage = false;
  let now = Date.parse('2026-11-30T15:00:00Z');
  setClock(new Date(now));
  const current = () => requests.reduce((a, b) => (b.version >= a.version ? b : a));
  const heldCall = () => {
    const { day, time, isLost } = current();
    return time && !isLost ? { callDate: day, callTime: time } : { callDate: null, callTime: null };
  };
  n8n.site.answer = () =>
    isOutage ? undefined : { statusCode: 200, body: { ...heldCall(), version: current().version } };

  function store(request: Omit<Request, 'id' | 'version' | 'corrects' | 'isDelivered'>) {
    const former = requests.length > 0 ? current() : undefined;
    requests.push({
      ...request,
      id: former ? randomUUID() : thread,
      version: former ? former.version + 1 : 0,
      corrects: former?.id,
      isDelivered: false,
    });
  }

  async function attempt(request: Request, isAnswerLost: boolean) {
    const { id, version, corrects, email, day, time, isLost, isMove, description } = request;
    const isCurrent = request === current();
    const call = time ? { ...callAt(time), callDate: day } : {};
    const answer = await n8n.receive(
      delivery({
        id,
        thread,
        version,
        headers: {
          ...(corrects && { 'x-corrects': corrects }),
          ...(!isCurrent && { 'x-corrected-by': current().id }),
          ...(isCurrent && time && isLost && { 'x-call-time': 'taken' }),
          ...(isMove && { 'x-move': '1' }),
        },
        request: { email, description, ...call },
      }),
    );
    if (answer.status === 200 && !isAnswerLost) request.isDelivered = true;
  }

  async function deliver(which: number, isAnswerLost: boolean) {
    const pending = requests.filter(({ isDelivered }) => !isDelivered);
    const request = pending[which % Math.max(1, pending.length)];
    if (request && !isOutage) await attempt(request, isAnswerLost);
  }

  async function take(step: Step) {
    switch (step.kind) {
      case 'correct': {
        const { kind: _, ...request } = step;
        return store({ ...request, isMove: false, description: `Text ${requests.length}` });
      }
      case 'move': {
        const { email, description } = current();
        const { day, time } = step;
        return store({ email, description, day, time, isLost: false, isMove: true });
      }
      case 'deliver':
        return deliver(step.which, step.isAnswerLost);
      case 'deliverTwice': {
        const request = requests[step.which % requests.length];
        return request && !isOutage ? attempt(request, false) : undefined;
      }
      case 'outage':
        isOutage = step.lasts;
        return undefined;
      case 'refuse':
        return step.lasts ? n8n.refused.add(step.address) : n8n.refused.delete(step.address);
      case 'remind':
        return n8n.runSchedule();
    }
  }

  return {
    n8n,
    async step(step: Step, seconds: number) {
      now += seconds * 1000;
      jest.setSystemTime(now);
      await take(step);
    },
    async end() {
      isOutage = false;
      n8n.refused.clear();
      while (requests.some(({ isDelivered }) => !isDelivered)) {
        now += 1000;
        jest.setSystemTime(now);
        await deliver(0, false);
      }
    },
    outcome() {
      const { callDate, callTime } = heldCall();
      const start = callStart(callDate, callTime, zone, DateTime);
      const { email, description } = current();
      return {
        call: start ? callInWords(start, zone, DateTime) : 'none',
        start,
        email,
        description,
      };
    },
    mailsTo: (address: string) => n8n.mails.filter(({ to }) => to === address),
    teamMails: () => n8n.mails.filter(({ to }) => to === teamEmail),
  };
}
