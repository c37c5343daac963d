import styled from 'styled-components';
import { theme } from '@/styles/theme';
import { buildingStyles } from './street/buildingStyles';

/** The lit window seen from the street: two people at work, and the cat. */
export function LitWindowScene() {
  return (
    <Picture viewBox="0 0 480 400" aria-hidden="true">
      <path className="wall" d="M0 0h480v400H0z" />
      <path
        className="course"
        d="M0 40h40M70 40h60M330 24h70M430 24h50M0 344h70M110 372h80M300 372h60M390 344h90M0 200h26M454 190h26"
      />
      <path className="window" d="M56 56h368v252H56z" />
      <path className="warm" d="M56 56h368v120H56z" />
      <path
        className="shelf"
        d="M84 132h110v6H84zM92 132v-30h10v30zM106 132v-24h14v24zM124 132v-34h9v34zM150 132q-4-22 8-30 12 8 8 30z"
      />
      <path className="shelf" d="M300 56v44l-26 26h60l-26-26V56z" />
      <path className="ray" d="M276 126l-22 92h100l-22-92z" />

      <g className="inside">
        <circle cx="166" cy="188" r="26" />
        <path d="M108 308v-40c0-32 24-46 58-46s58 14 58 46v40z" />
        <path d="M190 176c6 18 4 40 14 58-16 2-26-10-26-30z" />
        <circle cx="324" cy="178" r="27" />
        <path d="M258 308v-46c0-34 28-50 66-50s66 16 66 50v46z" />
        <path d="M296 170c0-26 18-36 34-32 20-4 30 14 24 30-14-10-38-12-58 2z" />
        <path d="M56 290h368v18H56z" />
      </g>
      <path className="laptop" d="M188 290l12-44h66l12 44z" />
      <path className="mug" d="M396 290v-26h22v26zM396 270h-6a7 7 0 0 0 0 14h6" />
      <circle className="lit-dot" cx="233" cy="268" r="5" />
      <path
        className="glasses"
        d="M152 186a8 8 0 1 0 .1 0M176 186a8 8 0 1 0 .1 0M160 190q4-3 8 0"
      />

      <path className="line frame" d="M56 56h368v252H56zM240 56v252" />
      <path className="wall edged" d="M36 308h408v20H36z" />
      <path
        className="cat"
        d="M60 308c-6-20 10-34 30-34 4-3 10-10 12-12l6 8h10l6-8c4 10 5 18 0 25 8 7 10 14 7 21zM62 306c-20 2-28 14-20 26 4 6 9 2 7-3-2-7 4-13 14-13z"
      />
    </Picture>
  );
}

const Picture = styled.svg`
  ${buildingStyles}
  .course { stroke: var(--edge); stroke-opacity: 0.35; stroke-width: 1.5px; }
  .warm { fill: ${theme.color.signalLit}; opacity: 0.35; }
  .shelf { fill: #8a5a1c; }
  .ray { opacity: 0.6; }
  .laptop { fill: #5c3c12; }
  .mug { fill: #5c3c12; stroke: #5c3c12; stroke-width: 4px; }
  .lit-dot { fill: ${theme.color.signal}; }
  .glasses { stroke: ${theme.color.signalLit}; stroke-width: 2px; }
  .inside { stroke: none; }
  .frame { stroke-width: 6px; }
`;
