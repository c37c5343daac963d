import { randomUUID } from 'node:crypto';
import { slotsOn, todayIn } from '@/features/consultation/model/call/calendar';
import { sendRaw } from '../../../testing/built/raw';
import type { Reply } from '../../../testing/built/requests';
import type { Chance } from '../../../testing/run/chance';
import { agencyZone, callMethod, openDayAfter } from '../../../testing/samples/calls';
import { aRequest } from '../../../testing/samples/consultationRequest';

export type Sent = {
  id: string;
  body: string;
  thread: string;
  version: number;
  isAcknowledged: boolean;
  erasedAt?: number;
  mayBeErased: boolean;
  /** Breaks the schema. */
  isUnfit: boolean;
  mayBeResolved: boolean;
};

export type Call = Record<'callDate' | 'callTime', string | null>;

/** A use of a call's link. The answer is missing if the server was killed. */
export interface Asked {
  thread: string;
  /** Missing if the call was only read. */
  wanted?: Call;
  /** Erased, or never sent. */
  isUnknown: boolean;
  isAcknowledged: boolean;
  httpStatus?: number;
  answer?: Partial<Call> & { version?: number; status?: string; thread?: string };
}

/** @param broken receives broken promises */
export function createVisitors(
  site: () => { url: string; port: number },
  { upTo, oneOf, happens }: Chance,
  broken: string[],
) {
  const days = [1, 2, 3].map((nth) => openDayAfter(todayIn(agencyZone, new Date()), nth));
  const sent: Sent[] = [];
  const asked: Asked[] = [];

  const anyCall = () => {
    const callDate = oneOf(days);
    return { callDate, callTime: oneOf(slotsOn(callDate)) };
  };
  const fromAnyone = (): Record<string, string> => ({
    'content-type': 'application/json',
    'x-forwarded-for': `10.${upTo(250)}.${upTo(250)}.${upTo(250)}`,
  });
  const headersOf = ({ id }: Sent): Record<string, string> => ({
    ...fromAnyone(),
    'sec-fetch-site': 'same-origin',
    'idempotency-key': id,
  });

  function compose(corrected?: Sent, isUnfit = false): Sent {
    const call = anyCall();
    const asks = happens(0.4) && ({ contactMethod: callMethod, ...call } as const);
    const id = randomUUID();
    const version = (corrected?.version ?? -1) + 1;
    const place = { thread: corrected?.thread ?? id, version };
    const mayBeErased = corrected?.mayBeErased ?? false;
    const fate = { isAcknowledged: false, mayBeErased, isUnfit, mayBeResolved: false };
    const request = { id, body: '', ...place, ...fate };
    const email = isUnfit ? { email: 'nobody' } : {};
    const fields = aRequest({ description: `“${sent.length}” é`, ...asks, ...email });
    request.body = JSON.stringify({ ...fields, ...place });
    sent.push(request);
    return request;
  }

  async function post(request: Sent): Promise<Reply | undefined> {
    const options = { method: 'POST', headers: headersOf(request), body: request.body };
    // The server may be killed meanwhile.
    const response = await fetch(`${site().url}/api/consultation`, options).catch(() => undefined);
    const reply = (await response?.json().catch(() => undefined)) as Reply | undefined;
    if (!response || !reply || response.status === 503) return undefined;
    const isErased = reply.erased === true;
    if (response.ok && reply.id === request.id && (!isErased || request.mayBeErased)) {
      request.isAcknowledged = true;
    } else broken.push(`answered ${response.status} ${JSON.stringify(reply)}`);
    return reply;
  }

  async function cut(request: Sent): Promise<void> {
    const length = { host: 'a.example', 'content-length': Buffer.byteLength(request.body) };
    const lines = Object.entries({ ...headersOf(request), ...length }).map((line) =>
      line.join(': '),
    );
    const text = ['POST /api/consultation HTTP/1.1', ...lines, '', request.body].join('\r\n');
    await sendRaw(site().port, text.slice(0, upTo(text.length)), upTo(50));
  }

  async function ask(thread: string, wanted?: Call): Promise<Asked> {
    const first = sent.find(({ id }) => id === thread);
    const isUnknown = !first || first.erasedAt !== undefined;
    const one: Asked = {
      thread,
      isUnknown,
      isAcknowledged: (first?.isAcknowledged && !first.isUnfit) ?? false,
    };
    if (wanted) one.wanted = wanted;
    asked.push(one);
    const body = JSON.stringify({ thread, ...wanted });
    const options = { method: 'POST', headers: fromAnyone(), body };
    const address = `${site().url}/api/consultation/call`;
    const response = await fetch(address, options).catch(() => undefined);
    const answer = await response?.json().catch(() => undefined);
    if (response && answer) Object.assign(one, { httpStatus: response.status, answer });
    return one;
  }
  /** May be erased or unknown. */
  const anyLink = () => (happens(0.05) ? randomUUID() : oneOf(sent).thread);
  const noCall: Call = { callDate: null, callTime: null };

  return {
    sent,
    asked,
    ask,
    work: {
      post: () => post(compose()),
      repeat: () => post(oneOf(sent)),
      correct: () => post(compose(oneOf(sent))),
      async unfit() {
        const request = compose(happens(0.5) ? oneOf(sent) : undefined, true);
        const reply = await post(request);
        const { callDate } = JSON.parse(request.body);
        if (reply?.status === 'pending' && callDate && reply.callTime === undefined)
          broken.push(`promised the call of ${request.id}, which is quarantined`);
      },
      cut: () => cut(compose()),
      read: () => ask(anyLink()),
      move: () => ask(anyLink(), anyCall()),
      giveUp: () => ask(anyLink(), noCall),
      /** Like two tabs, or a double press. */
      async pressTwice() {
        const [thread, call] = [anyLink(), anyCall()];
        await Promise.all([ask(thread, call), ask(thread, happens(0.5) ? call : anyCall())]);
      },
    },
  };
}
