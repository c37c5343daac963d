import styled, { keyframes } from 'styled-components';
import { theme } from '@/styles/theme';

/** Floating particles in the hero (spec, section 9). */
const particleCount = 20;

/**
 * Twenty distant lights that drift over the box they are put in. Decorative; positions are fixed, so
 * every render agrees.
 */
export function Particles() {
  return (
    <Sky aria-hidden="true">
      {Array.from({ length: particleCount }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the particles never change order
        <i key={index} data-particle />
      ))}
    </Sky>
  );
}

/** The fractional part of multiples of an irrational number spreads points without clumps. */
const spread = (index: number, irrational: number) => (index * irrational) % 1;

const places = Array.from({ length: particleCount }, (_, index) => {
  const n = index + 1;
  const left = 100 * spread(n, 0.7548776662);
  const top = 100 * spread(n, 0.569840291);
  const seconds = 14 + 12 * spread(n, 0.618034);
  return `&:nth-child(${n}) {
    left: ${left.toFixed(1)}%; top: ${top.toFixed(1)}%;
    animation-duration: ${seconds.toFixed(1)}s; animation-delay: -${(seconds * spread(n, 0.4142)).toFixed(1)}s;
  }`;
}).join('\n');

const drift = keyframes`
  from { transform: translate(-0.5rem, 0.75rem); opacity: 0.25; }
  50% { opacity: 0.9; }
  to { transform: translate(0.75rem, -1.25rem); opacity: 0.35; }
`;

const Sky = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;

  i {
    position: absolute;
    width: 3px;
    height: 3px;
    border-radius: 50%;
    background: ${theme.color.text};
    opacity: 0.6;
    animation: ${drift} 18s ease-in-out infinite alternate;
    ${places}
  }
  i:nth-child(4n) { width: 4px; height: 4px; }
  i:nth-child(7n) { background: ${theme.color.signal}; }
`;
