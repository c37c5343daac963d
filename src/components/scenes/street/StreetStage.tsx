import styled from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import type { MorningEvent } from './morningFigures';
import { NightLog } from './NightLog';
import { nightTurn } from './nightTurn';
import { StreetScene } from './StreetScene';

/** Width and height of the drawing, where the shop's mast ends in it, and how far above it the log hangs, in percent. */
const ratio = 530 / 1440;
const mastLeft = 75.7;
const mastBottom = 55.7;
const tether = 2.3;

interface StreetStageProps {
  time: 'night' | 'morning';
  event?: MorningEvent;
}

/** The street with the log over its shop, as one picture that fills the width of the screen. */
export function StreetStage({ time, event }: StreetStageProps) {
  return (
    <Stage className="stage">
      <StreetScene time={time} event={event} />
      {event !== 'departure' && (
        <div className="log">
          <NightLog time={time} />
        </div>
      )}
    </Stage>
  );
}

/* On a phone the shop stands in the middle; a tablet sees all but the hills; a wide screen all of it. */
const Stage = styled.div`
  --stage: 60rem;
  position: absolute;
  bottom: 0;
  left: calc(50% - ${mastLeft / 100} * var(--stage));
  width: var(--stage);
  height: calc(${ratio} * var(--stage));
  ${nightTurn}

  .log {
    position: absolute;
    bottom: ${mastBottom}%;
    left: ${mastLeft}%;
    --tether: calc(${theme.space.x4} + ${(tether / 100) * ratio} * var(--stage));
    padding-bottom: var(--tether);
    translate: -50%;
    font-size: ${theme.size.small};
    &::after {
      content: '';
      position: absolute;
      bottom: 0;
      left: calc(50% - 0.75px);
      width: 1.5px;
      height: var(--tether);
      background: ${theme.color.lineLit};
    }
  }

  ${media.tablet} { --stage: 64rem; left: auto; right: 0; }
  ${media.desktop} { --stage: clamp(60rem, 94vw, 132rem); right: calc(50% - var(--stage) / 2); .log { font-size: clamp(${theme.size.small}, min(1.2vw, 2.4svh), 1.375rem); } }
`;
