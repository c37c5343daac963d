import { callMethodIn } from '@/features/consultation/model/options';
import { shortId } from '@/lib/text/formats';
import { dismissed } from '@/server/outbox/states';
import type { Asked, Call, Sent } from './visitors';

export interface Exported extends Record<'id' | 'state' | 'thread' | 'receivedAt', string> {
  reason: string | null;
  callState: string | null;
  version: number;
  request: Record<string, string | null>;
}

/** `isDelivered`: whether the webhook answered 2xx. */
export interface Arrival extends Record<'id' | 'thread' | 'body', string> {
  at: number;
  isDelivered: boolean;
}

export interface Campaign {
  sent: readonly Sent[];
  asked: readonly Asked[];
  arrivals: readonly Arrival[];
  atRest: readonly Exported[];
  /** The final answer of each thread's link. */
  answers: readonly Asked[];
  lines: readonly string[];
}

const isOneOf = (ids: Iterable<string>) => {
  const all = new Set(ids);
  return (id: string) => all.has(id);
};

const idsDelivered = (arrivals: readonly Arrival[]) =>
  isOneOf(arrivals.filter(({ isDelivered }) => isDelivered).map(({ id }) => id));

/** The webhook has the request, or the current one of its thread, which contains everything. */
function isSafeIn({ arrivals, atRest }: Campaign): (id: string) => boolean {
  const isDelivered = idsDelivered(arrivals);
  const isSuperseded = isOneOf(
    atRest.filter(({ state }) => state === 'superseded').map(({ id }) => id),
  );
  return (id) => isDelivered(id) || isSuperseded(id);
}

/** Reports whether a move was stored. Without a status, the call was held already. */
export const isStored = ({ httpStatus = 503, answer }: Asked) =>
  httpStatus < 300 && answer?.status !== undefined;

function straightOf(lines: readonly string[]) {
  const straight = lines.filter((line) => line.includes('Sent straight to the webhook'));
  return (id: string) => straight.some((line) => line.includes(shortId(id)));
}

const callOf = ({ callDate, callTime }: Partial<Call>) => `${callDate} ${callTime}`;

/** Returns the fields that a move copies from the corrected request. */
function withoutCall(body: string): string {
  const { contactMethod, callDate, callTime, submittedAt, thread, version, ...kept } =
    JSON.parse(body);
  return JSON.stringify(kept);
}

/** An attempt that was in flight during an erasure may still arrive. */
const inFlightMs = 2000;

/** Finds deliveries that differ from their requests, or began after an erasure. */
function faultsOfArrivals({ sent, asked, arrivals, lines }: Campaign): string[] {
  const isStraight = straightOf(lines);
  const bodies = new Map(
    sent.map(({ id, body }) => {
      const { thread: _, version: __, ...fields } = JSON.parse(body);
      return [id, JSON.stringify(fields)];
    }),
  );
  const erasedAt = new Map(sent.map((request) => [request.id, request.erasedAt]));
  const ofThreads = new Set(sent.map(({ thread, body }) => `${thread} ${withoutCall(body)}`));
  const wanted = isOneOf(asked.map((one) => `${one.thread} ${callOf(one.wanted ?? {})}`));
  return arrivals.flatMap(({ id, thread, body, at }) => {
    const faults: string[] = [];
    const isByServer = !erasedAt.has(id);
    if (isByServer && !bodies.has(id)) {
      // Repeated attempts must be equal.
      bodies.set(id, body);
      const isOfThread = ofThreads.has(`${thread} ${withoutCall(body)}`);
      const booksCall = callMethodIn(JSON.parse(body)) !== null;
      const hasCall = JSON.parse(body).callDate !== null;
      if (!isOfThread || !wanted(`${thread} ${callOf(JSON.parse(body))}`) || booksCall !== hasCall)
        faults.push(`made up ${id} in ${thread}`);
    }
    if (body !== bodies.get(id)) faults.push(`changed ${id}`);
    // A failing outbox cannot look up erasures.
    const isLate = at > Number(erasedAt.get(isByServer ? thread : id)) + inFlightMs;
    if (isLate && !isStraight(id)) faults.push(`sent ${id} after it was erased`);
    return faults;
  });
}

function countingOf(atRest: readonly Exported[]): Map<string, Exported> {
  // Of those received in one millisecond, the one that was stored last counts.
  const placeOf = ({ version, receivedAt, state }: Exported) =>
    `${String(version).padStart(6)} ${receivedAt} ${state === 'superseded' ? 0 : 1}`;
  const counting = new Map<string, Exported>();
  for (const request of atRest.filter(({ reason }) => reason !== dismissed)) {
    const other = counting.get(request.thread);
    if (!other || placeOf(request) > placeOf(other)) counting.set(request.thread, request);
  }
  return counting;
}

/** Finds calls held twice or by superseded requests, and links with another call. */
function faultsOfCalls({ atRest, answers }: Campaign): string[] {
  const held = atRest.filter(({ callState }) => callState === 'held');
  const times = held.map(({ request }) => callOf(request));
  const counting = countingOf(atRest);
  return [
    ...(new Set(times).size < times.length ? ['two requests hold one time'] : []),
    ...held
      .filter((request) => counting.get(request.thread) !== request)
      .map(({ id }) => `${id} was corrected and holds`),
    ...[...counting.values()]
      .filter(({ state }) => state === 'superseded')
      .map(({ id }) => `${id} is superseded by a lower version`),
    ...answers.flatMap(({ thread, httpStatus, answer = {} }) => {
      const current = counting.get(thread);
      if (!current)
        return httpStatus === 404 ? [] : [`the link of ${thread} answers ${httpStatus}`];
      const { version, callState, request } = current;
      const call = callState === 'held' && request ? request : { callDate: null, callTime: null };
      const isTold = answer.version === version && callOf(answer) === callOf(call);
      const told = `${httpStatus} ${JSON.stringify(answer)}`;
      return isTold ? [] : [`${thread} holds ${callOf(call)}, and its link tells ${told}`];
    }),
  ];
}

/** Finds lost moves, and wrong answers of links. */
function faultsOfLinks(campaign: Campaign): string[] {
  const { sent, asked, atRest, lines } = campaign;
  const isSafe = isSafeIn(campaign);
  const mayBeErased = isOneOf(sent.filter((one) => one.mayBeErased).map(({ thread }) => thread));
  const isStraight = straightOf(lines);
  const placeOf = (thread: string, version: number | undefined) => `${thread} ${version}`;
  const isByBrowser = isOneOf(sent.map(({ id }) => id));
  const moves = new Map(
    atRest
      .filter(({ id }) => !isByBrowser(id))
      .map((move) => [placeOf(move.thread, move.version), move]),
  );
  const stored = asked.filter(isStored);
  const places = stored.map(({ thread, answer }) => placeOf(thread, answer?.version));
  return [
    ...(new Set(places).size < places.length ? ['two moves were told one number'] : []),
    ...stored.flatMap(({ thread, wanted = {}, answer }) => {
      if (mayBeErased(thread)) return [];
      const move = moves.get(placeOf(thread, answer?.version));
      const isThere = move && callOf(move.request) === callOf(wanted) && isSafe(move.id);
      return isThere ? [] : [`lost the move of ${thread} to ${callOf(wanted)}`];
    }),
    ...asked.flatMap(({ thread, isUnknown, isAcknowledged, httpStatus = 503, answer }) => {
      if (httpStatus === 503) return [];
      const told = `the link of ${thread} answered ${httpStatus} ${JSON.stringify(answer)}`;
      const expected = isUnknown ? [404] : [200, 202, 404, 409];
      const wasStored = isAcknowledged && !isStraight(thread) && !mayBeErased(thread);
      const isForgotten = httpStatus === 404 && wasStored;
      return isForgotten || !expected.includes(httpStatus) ? [told] : [];
    }),
  ];
}

export function faultsOf(campaign: Campaign): string[] {
  const { sent, lines } = campaign;
  const isSafe = isSafeIn(campaign);
  const lost = sent
    .filter((one) => one.isAcknowledged && !one.mayBeErased && !one.mayBeResolved)
    .filter(({ id }) => !isSafe(id))
    .map(({ id }) => `lost ${id}`);
  return [
    ...lost,
    ...faultsOfArrivals(campaign),
    ...faultsOfCalls(campaign),
    ...faultsOfLinks(campaign),
    ...lines.filter((line) => /^\s+at |\\n\s+at /.test(line)),
  ];
}
