import styled from 'styled-components';
import { Drawing } from '@/scenes/drawing/Drawing';
import { ratioOf } from '@/scenes/drawing/readDrawing';
import { agencysShop, streetLights, streetPart } from '@/scenes/drawing/street';
import { lightColor } from '@/styles/lightStyles';
import type { LightName } from '@/styles/lights';
import { media } from '@/styles/media';
import { sceneBox } from '@/styles/mixins';

export const notFoundLight: LightName = 'dusk';

export const notFoundRatio = ratioOf('street', 'shop');

/** Lights, which are off, and parts behind the words. */
const omitted = [
  streetLights(),
  'screen wires moon-rising houses windows-east left-end moon-setting cat-asleep window-5',
].join(' ');

/** @param className sets the svg's `width` and its distance from the `right` */
export function NotFoundScene({ className }: { className?: string }) {
  return (
    <Box className={className} data-light={notFoundLight}>
      <Drawing name="street" view="shop" omit={omitted} />
    </Box>
  );
}

/* Shows windows that this light hides. */
const Box = styled.div`
  ${sceneBox}
  --show-dawn: inline;
  --show-lamps: none;
  --lookout: ${lightColor.lamp};
  > svg {
    ${agencysShop(notFoundLight)}
    position: absolute;
    bottom: 0;
  }
  ${media.belowDesktop} { ${streetPart('stars')} { display: none; } }
`;
