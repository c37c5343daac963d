import styled, { keyframes } from 'styled-components';
import { theme } from '@/styles/theme';

/** Floating particles in the hero (docs/product.md, "Home"), in percent of the box. */
const places = [
  { left: 49, top: 17 },
  { left: 67, top: 45 },
  { left: 80, top: 76 },
  { left: 14, top: 90 },
  { left: 41, top: 3 },
  { left: 56, top: 30 },
  { left: 98, top: 40 },
  { left: 6, top: 68 },
  { left: 30, top: 103 },
  { left: 75, top: -2 },
  { left: 90, top: 22 },
  { left: -4, top: 53 },
  { left: 49, top: 63 },
  { left: 67, top: 95 },
  { left: 80, top: 11 },
  { left: 14, top: 17 },
  { left: 41, top: 45 },
  { left: 56, top: 76 },
  { left: 98, top: 90 },
  { left: 6, top: 3 },
];

/** Particles that drift over their box. Decorative. */
export function Particles() {
  return (
    <Sky aria-hidden="true">
      {places.map(({ left, top }, index) => (
        <i
          key={`${left} ${top}`}
          data-particle={index}
          data-bright={index % 4 === 3 ? '' : undefined}
          data-lit={index % 7 === 6 ? '' : undefined}
        />
      ))}
    </Sky>
  );
}

/* Durations and delays differ, so that no two particles drift together. */
const rules = places
  .map(({ left, top }, index) => {
    const drifts = `animation-duration: ${15 + 3 * (index % 4)}s; animation-delay: -${3 * (index % 5)}s;`;
    return `[data-particle='${index}'] { left: ${left}%; top: ${top}%; ${drifts} }`;
  })
  .join('\n');

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
  }
  ${rules}
  [data-bright] { width: 4px; height: 4px; }
  [data-lit] { background: ${theme.color.signal}; }
`;
