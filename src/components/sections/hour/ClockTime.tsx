import { writeTime } from '@/lib/text/clock';

interface ClockTimeProps {
  /** 24-hour HH:MM. */
  time: string;
  /** The language that it is written in, if not the site's. */
  language?: string | undefined;
}

/** A time of day as people read it, what follows its digits (AM, PM) in small type. Digits and blank are one text. */
export function ClockTime({ time, language }: ClockTimeProps) {
  const [digits, ...half] = writeTime(time, language).split(' ');
  return (
    <time dateTime={time}>
      {`${digits} `}
      <small>{half.join(' ')}</small>
    </time>
  );
}
