import styled, { css, keyframes } from 'styled-components';
import { nightLog } from '@/content/night';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { eventTimes } from './nightTurn';

/** What the shop took care of: during the night line by line, in the morning ticked off. */
export function NightLog({ time }: { time: 'night' | 'morning' }) {
  const title = time === 'night' ? nightLog.duringTitle : nightLog.afterTitle;
  return (
    <Log data-time={time}>
      <p>{title}</p>
      <ol>
        {nightLog.entries.map(({ label, dateTime, event }) => (
          <li key={label}>
            <time dateTime={dateTime}>{label}</time>
            <span>{event}</span>
          </li>
        ))}
      </ol>
    </Log>
  );
}

const arrive = keyframes`
  from { opacity: 0; transform: translateY(0.375rem); }
`;
const due = keyframes`
  from { opacity: 0.45; }
`;
const entry = (index: number) => css`
  li:nth-child(${index + 1}) time { animation: ${due} 350ms ease-out ${(eventTimes[index]?.done ?? 0) + 0.2}s backwards; }
  li:nth-child(${index + 1}) span { animation: ${arrive} 350ms ease-out ${(eventTimes[index]?.done ?? 0) + 0.2}s backwards; }
`;

const Log = styled.div`
  width: max-content;
  padding: ${theme.space.x4} ${theme.space.x5};
  border: 1px solid ${theme.color.lineLit};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.ink};
  box-shadow: ${theme.shadow.lift};
  font-size: ${theme.size.small};
  line-height: 1.3;

  p { color: ${theme.color.muted}; font-size: ${theme.size.tiny}; }
  li {
    display: grid;
    grid-template-columns: 5em 1fr auto;
    gap: ${theme.space.x3};
    margin-top: ${theme.space.x2};
  }
  time { color: ${theme.color.cool}; font-weight: ${theme.weight.medium}; font-variant-numeric: tabular-nums; }
  span { color: ${theme.color.text}; font-weight: ${theme.weight.strong}; }
  &[data-time='night'] { ${media.motion} { ${entry(0)} ${entry(1)} ${entry(2)} } }
  &[data-time='morning'] li::after {
    content: '';
    align-self: center;
    width: 0.75rem;
    height: 0.375rem;
    border: solid ${theme.color.text};
    border-width: 0 0 2px 2px;
    transform: translateY(-0.125rem) rotate(-45deg);
  }
`;
