import styled, { keyframes } from 'styled-components';
import { nightLog } from '@/content/night';
import { writeTime } from '@/lib/text/clock';
import { lightColor } from '@/styles/lightStyles';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { eventTimes } from './nightEvents';

/** The shop's log: its lines arrive one by one at night and are checked off in the morning. */
export function NightLog({ when }: { when: 'night' | 'morning' }) {
  const title = when === 'night' ? nightLog.duringTitle : nightLog.afterTitle;
  return (
    <Log data-when={when}>
      <p>{title}</p>
      <ol>
        {nightLog.entries.map(({ time, event }, index) => (
          <li key={time} data-event={index + 1}>
            <time dateTime={time}>{writeTime(time)}</time>
            <span>{event}</span>
          </li>
        ))}
      </ol>
      {/* features/visitorBusiness/browser fills in the visitor's business name. */}
      <p data-business-only="" hidden suppressHydrationWarning>
        {nightLog.bookedFor}
        <bdi data-business-name="" suppressHydrationWarning />
      </p>
    </Log>
  );
}

const arrive = keyframes`
  from { opacity: 0; transform: translateY(0.375rem); }
`;
const due = keyframes`
  from { opacity: 0.45; }
`;
const delays = eventTimes
  .map(({ number, done }) => `[data-event='${number}'] { --done: ${done}s; }`)
  .join('\n');

const Log = styled.div`
  width: max-content;
  padding: 0.6em 1.3em;
  ${media.tablet} { padding: 1.1em 1.4em; }
  border: 1px solid ${lightColor.wallEdge};
  border-radius: ${theme.radius.large};
  background: ${lightColor.board};
  box-shadow: ${theme.shadow.lift};
  color: ${lightColor.lettering};
  line-height: 1.3;

  p { color: ${theme.color.muted}; font-size: 0.87em; }
  /* Below the last entry, as wide as the log: two lines at most. On a phone it takes the title's place. */
  > [data-business-only] { contain: inline-size; margin-top: 0.2em; text-wrap: balance; }
  bdi { font-size: min(1em, 28em / var(--name-width, 1)); overflow-wrap: anywhere; }
  ${media.phone} { > p:has(~ p:not([hidden])) { display: none; } }
  li {
    display: grid;
    grid-template-columns: 5em 1fr auto;
    gap: 0.8em;
    margin-top: 0.4em;
  }
  time { color: ${theme.color.cool}; font-weight: ${theme.weight.medium}; }
  span { font-weight: ${theme.weight.strong}; }
  &[data-when='night'] {
    --done: ${eventTimes.at(-1)?.done}s;
    ${delays}
    ${media.motion} {
      span, > [data-business-only] { animation: ${arrive} 350ms ease-out var(--done) backwards; }
      time { animation: ${due} 350ms ease-out var(--done) backwards; }
    }
  }
  &[data-when='morning'] {
    p, time { color: ${theme.color.morningMuted}; }
    li::after {
      content: '';
      align-self: center;
      width: 0.8em;
      height: 0.4em;
      border: solid;
      border-width: 0 0 0.13em 0.13em;
      transform: translateY(-0.125em) rotate(-45deg);
    }
  }
`;
