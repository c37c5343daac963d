import styled, { keyframes } from 'styled-components';
import { endless } from '@/styles/plays';
import { theme } from '@/styles/theme';

/** Percent of the box (docs/product.md, "Home"). */
const lefts = [49, 67, 80, 14, 41, 56, 98, 6, 30, 75, 90, -4, 49, 67, 80, 14, 41, 56, 98, 6];
const tops = [17, 45, 76, 90, 3, 30, 40, 68, 103, -2, 22, 53, 63, 95, 11, 17, 45, 76, 90, 3];
const positions = lefts.map((left, index) => ({ left, top: tops[index] }));

export function Particles() {
  return (
    <Sky aria-hidden="true">
      {positions.map(({ left, top }, index) => (
        <i key={`${left} ${top}`} data-particle={index} />
      ))}
    </Sky>
  );
}

const looks = positions.map(({ left, top }, index) => {
  const size = index % 4 === 3 ? 'width: 4px; height: 4px;' : '';
  const color = index % 7 === 6 ? `background: ${theme.color.signal};` : '';
  return `[data-particle='${index}'] { --x: ${left}; --y: ${top}; ${size} ${color} }`;
});

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
    left: calc(1% * var(--x));
    top: calc(1% * var(--y));
    width: 3px;
    height: 3px;
    border-radius: 50%;
    background: ${theme.color.text};
    opacity: 0.6;
    /* Durations and delays differ, so that no two particles drift together. */
    animation: ${drift} calc(15s + 0.1s * var(--y)) calc(-0.2s * var(--x)) ease-in-out alternate ${endless};
  }
  ${looks.join('\n')}
`;
