import styled from 'styled-components';
import { theme } from '@/styles/theme';
import { buildingStyles } from './buildingStyles';
import { Shop } from './Shop';

/** The shop alone, with its light off. */
export function ShopScene() {
  return (
    <Dark viewBox="880 214 416 330" aria-hidden="true">
      <Shop sign="CLOSED" light="no-light" />
      <path className="kerb" d="M880 519.5h416" />
    </Dark>
  );
}

const Dark = styled.svg`
  ${buildingStyles}
  .window { fill: var(--dark); }
  .inside, .frame { stroke: none; fill: #241a4c; }
  .frame { fill: none; stroke: var(--edge); stroke-width: 1.5px; }
  .ray, .spill, .printed, .halo { display: none; }
  .signal { fill: ${theme.color.lineLit}; }
`;
