import { callRules, type Hours, timesWithin } from './calendar';
import { timeInWords } from './callInWords';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const hoursInWords = (day: Hours | null): string | null =>
  day && `${timeInWords(day.first)} to ${timeInWords(timesWithin(day).at(-1) ?? day.first)}`;

/** Compares words: days with different hours can have the same times. */
export function weekOf(week: readonly (Hours | null)[]): string {
  const words = week.map(hoursInWords);
  return words
    .flatMap((hours, index) => {
      if (hours === null || hours === words[index - 1]) return [];
      const next = words.findIndex((other, at) => at > index && other !== hours);
      const end = (next < 0 ? weekdays.length : next) - 1;
      const days = end > index ? `${weekdays[index]} through ${weekdays[end]}` : weekdays[index];
      return [`${days}, ${hours}`];
    })
    .join('; ');
}

/** `Monday through Friday, 10:00 AM to 5:00 PM` */
export const weekInWords = weekOf(callRules.week);
