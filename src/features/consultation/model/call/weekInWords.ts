import { isSame } from '@/lib/isSame';
import { type CallMethod, callMethods } from '../options';
import { timeInWords } from './callInWords';
import { callRules, timesWithin } from './callRules';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function weekOf(method: CallMethod): string {
  const week = callRules.week[method];
  return week
    .flatMap((day, index) => {
      if (!day || isSame(week[index - 1], day)) return [];
      const next = week.findIndex((other, at) => at > index && !isSame(other, day));
      const end = (next < 0 ? weekdays.length : next) - 1;
      const days = end > index ? `${weekdays[index]} through ${weekdays[end]}` : weekdays[index];
      const last = timesWithin(day).at(-1) ?? day.first;
      return [`${days}, ${timeInWords(day.first)} to ${timeInWords(last)}`];
    })
    .join('; ');
}

const weeks = [...new Set(callMethods.map(({ value }) => weekOf(value)))];

/** `Monday through Friday, 10:00 AM to 5:00 PM`, by method if different. */
export const weekInWords =
  weeks.length > 1
    ? callMethods.map(({ label, value }) => `${weekOf(value)} (${label})`).join('; ')
    : weeks.join('');
