import { isSame } from '@/lib/isSame';
import { timeInWords } from './callInWords';
import { callRules } from './callRules';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** When calls take place, in words: `Monday through Friday, 10:00 AM to 5:00 PM`. */
export const weekInWords = callRules.week
  .flatMap((day, index) => {
    if (!day || isSame(callRules.week[index - 1], day)) return [];
    const next = callRules.week.findIndex((other, at) => at > index && !isSame(other, day));
    const end = (next < 0 ? weekdays.length : next) - 1;
    const days = end > index ? `${weekdays[index]} through ${weekdays[end]}` : weekdays[index];
    return [`${days}, ${timeInWords(day.first)} to ${timeInWords(day.last)}`];
  })
  .join('; ');
