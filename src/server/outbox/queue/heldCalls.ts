import 'server-only';
import { callRules, timeSlots } from '@/features/consultation/model/call/callRules';

const hourMs = 60 * 60 * 1000;

/**
 * How many calls all clients together may book in an hour, and in a day: three times what one person
 * could take. So nobody empties the calendar in a minute, and a busy day is not turned away.
 */
const windows = [
  { ms: hourMs, most: (3 * 60) / callRules.stepMinutes },
  { ms: 24 * hourMs, most: 3 * timeSlots.length },
];

/** An SQL condition: whether the limit on held calls is reached, so that another call holds no time. */
export const callsExhausted = (now: string): string =>
  windows
    .map(
      ({ ms, most }) => `(SELECT COUNT(*) FROM consultation_request
        WHERE call_state = 'held' AND received_at > ${now} - ${ms}) >= ${most}`,
    )
    .join(' OR ');
