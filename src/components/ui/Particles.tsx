import styled, { keyframes } from 'styled-components';
import { theme } from '@/styles/theme';

/** Floating particles in the hero (docs/product.md, "Home"). */
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

/** A number from 0 to 1 that looks random and is the same in every render. */
const spread = (index: number, seed: number) => Math.abs(Math.sin(index * seed) * 43758.5453) % 1;

const places = Array.from({ length: particleCount }, (_, index) => {
  const n = index + 1;
  const percent = (seed: number) => `${Math.round(100 * spread(n, seed))}%`;
  return `&:nth-child(${n}) { left: ${percent(12.9898)}; top: ${percent(78.233)}; }`;
}).join('\n');

/** Seconds. Four speeds and five starts in turn, so that no two particles drift together. */
const speeds = [15, 17, 20, 24].map(
  (time, index) => `&:nth-child(4n + ${index}) { animation-duration: ${time}s; }`,
);
const starts = [-2, -5, -9, -12, -16].map(
  (time, index) => `&:nth-child(5n + ${index}) { animation-delay: ${time}s; }`,
);

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
    ${speeds.join('\n')}
    ${starts.join('\n')}
  }
  i:nth-child(4n) { width: 4px; height: 4px; }
  i:nth-child(7n) { background: ${theme.color.signal}; }
`;
