import styled, { css, keyframes } from 'styled-components';
import { DrawnScene } from '@/scenes/drawing/Drawing';
import { part, readDrawing } from '@/scenes/drawing/readDrawing';
import { playing, playState, plays } from '@/styles/plays';

export function CallScene() {
  return <Sound name="call" preserveAspectRatio="xMidYMid slice" {...plays} />;
}

const speak = keyframes`
  from { transform: scaleY(0.25); }
`;

const exchanges = readDrawing('call')
  .parts.map(({ id }) => id)
  .filter((id) => id.startsWith('exchange-'));

const speaking = css`
  ${part('call', ...exchanges)} {
    transform-box: fill-box;
    transform-origin: center;
    animation: ${speak} 350ms ease-out ${playState} backwards;
  }
  ${exchanges.map((id, index) => `${part('call', id)} { animation-delay: ${200 + 700 * index}ms; }`)}
`;

const Sound = styled(DrawnScene)`
  ${playing(speaking)}
`;
