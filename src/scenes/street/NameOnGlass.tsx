import styled from 'styled-components';
import { Drawing } from '@/scenes/drawing/Drawing';
import type { LightName } from '@/styles/lights';

/** Shows the name from inside, without a board. */
export function NameOnGlass({ light, className }: { light: LightName; className?: string }) {
  return (
    <Reversed className={className}>
      <Drawing name="street" view="name" light={light} only="name" />
    </Reversed>
  );
}

const Reversed = styled.div`
  transform: scaleX(-1);
  > svg { --name-board: transparent; --wall-edge: transparent; --name-shade: transparent; --show-lamps: none; }
`;
