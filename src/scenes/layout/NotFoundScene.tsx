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

/** Parts left out: lights that are off, and what would be behind the words. */
const omitted = [
  streetLights(),
  'screen wires moon-rising houses windows-east left-end moon-setting cat-asleep window-5',
].join(' ');

/**
 * The agency's shop at closing time with its lights out, whatever business the visitor has, and neighbors at home.
 *
 * @param className the style of the scene, which says of its svg the `width`, and how far `right` it stands
 */
export function NotFoundScene({ className }: { className?: string }) {
  return (
    <Box className={className} data-light={notFoundLight}>
      <Drawing name="street" view="shop" omit={omitted} />
    </Box>
  );
}

/* Shows windows that this light otherwise hides. */
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
