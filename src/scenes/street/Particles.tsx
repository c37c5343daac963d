import styled, { keyframes } from 'styled-components';
import { theme } from '@/styles/theme';

/** Floating particles in the hero (docs/product.md, "Home"). */
const particleCount = 20;

/**
 * Distant lights that drift over the box they are put in. Decorative; positions are fixed, so
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

/** Four columns and five rows in turn, each with a time of its own, so that no two drift together. */
const columns = [6, 41, 67, 90].map(
  (left, index) =>
    `&:nth-child(4n + ${index}) { left: ${left}%; animation-duration: ${15 + 3 * index}s; }`,
);
const rows = [3, 22, 45, 68, 95].map(
  (top, index) => `&:nth-child(5n + ${index}) { top: ${top}%; animation-delay: -${3 * index}s; }`,
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
    ${columns.join('\n')}
    ${rows.join('\n')}
    /* Off the lines, so that they look scattered. */
    &:nth-child(3n) { margin: 1.25rem 0 0 -2.5rem; }
    &:nth-child(3n + 1) { margin: -0.75rem 0 0 2rem; }
  }
  i:nth-child(4n) { width: 4px; height: 4px; }
  i:nth-child(7n) { background: ${theme.color.signal}; }
`;
