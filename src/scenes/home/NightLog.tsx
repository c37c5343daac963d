import styled, { css } from 'styled-components';
import { nightLog } from '@/content/night';
import { writeTime } from '@/lib/text/clock';
import { lightColor } from '@/styles/lightStyles';
import { appear, playing, playState, plays } from '@/styles/plays';
import { theme } from '@/styles/theme';

export function NightLog({ className }: { className?: string }) {
  return (
    <Log className={className} {...plays}>
      <p>{nightLog.title}</p>
      <ol>
        {nightLog.entries.map(({ time, event }) => (
          <li key={time}>
            <time dateTime={time}>{writeTime(time)}</time> <span>{event}</span>
          </li>
        ))}
      </ol>
    </Log>
  );
}

const filling = css`
  li { animation: ${appear} 200ms ease-out 500ms ${playState} backwards; }
  li + li { animation-delay: 800ms; }
  li + li + li { animation-delay: 1100ms; }
`;

const Log = styled.div`
  ${playing(filling)}
  width: max-content;
  padding: 0.8em 1.3em 1em;
  border: 1px solid ${lightColor.wallEdge};
  border-radius: ${theme.radius.large};
  background: ${lightColor.board};
  box-shadow: ${theme.shadow.lift};
  color: ${lightColor.lettering};
  /* Part of a picture, as wide as it at most. */
  font-size: min(4.4vw, clamp(0.875rem, 0.75rem + 0.25vw, 1.125rem));
  line-height: 1.3;

  p { color: ${theme.color.muted}; font-size: 0.87em; }
  /* Chromium omits the parent's color from a copied list. */
  ol { background: inherit; }
  li {
    display: grid;
    grid-template-columns: 5em 1fr auto;
    gap: 0.8em;
    margin-top: 0.5em;
  }
  time { color: ${theme.color.cool}; font-weight: ${theme.weight.medium}; }
  span { font-weight: ${theme.weight.strong}; }
  li::after {
    content: '';
    align-self: center;
    width: 0.8em;
    height: 0.4em;
    border: solid ${theme.color.signal};
    border-width: 0 0 0.13em 0.13em;
    transform: translateY(-0.125em) rotate(-45deg);
  }
`;
