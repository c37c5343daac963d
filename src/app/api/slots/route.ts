import { bookingWindow, isInBookingWindow } from '@/features/consultation/model/call/calendar';
import { json, problem } from '@/server/http/responses';
import { getRuntime } from '@/server/runtime';

export const dynamic = 'force-dynamic';

/** The times of a day that stored requests have taken, and nothing else about them. */
export async function GET(request: Request): Promise<Response> {
  const date = new URL(request.url).searchParams.get('date') ?? '';
  const { env, readTakenTimes } = getRuntime();
  const { timeZone } = env.site;
  const now = new Date();
  if (!isInBookingWindow(date, timeZone, now)) {
    const { first, last } = bookingWindow(timeZone, now);
    return problem(400, `Ask for a date as YYYY-MM-DD, from ${first} to ${last}.`);
  }
  try {
    const taken = await readTakenTimes(date);
    return json(200, { date, taken }, { 'cache-control': 'public, max-age=5' });
  } catch {
    return problem(503);
  }
}
