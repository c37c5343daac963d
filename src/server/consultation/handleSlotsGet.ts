import 'server-only';
import { bookingWindow, isInBookingWindow } from '@/features/consultation/model/call/calendar';
import { json, problem } from '../http/responses';
import type { Runtime } from '../runtime';

export async function handleSlotsGet(
  request: Request,
  { env, readTakenTimes }: Runtime,
): Promise<Response> {
  const date = new URL(request.url).searchParams.get('date') ?? '';
  const { timeZone } = env.site;
  const now = new Date();
  if (!isInBookingWindow(date, timeZone, now)) {
    const { first, last } = bookingWindow(timeZone, now);
    return problem(400, `Ask for a date as YYYY-MM-DD, from ${first} to ${last}.`);
  }
  try {
    const taken = await readTakenTimes(date);
    // `taken` includes busy times.
    return json(200, { date, taken }, { 'cache-control': 'public, max-age=5' });
  } catch {
    return problem(503);
  }
}
