import styled from 'styled-components';
import { agencysShop, Street, streetPart } from '@/scenes/street/Street';
import { lightColor } from '@/styles/lightStyles';
import type { LightName } from '@/styles/lights';
import { media } from '@/styles/media';
import { sceneBox } from '@/styles/mixins';

export const notFoundLight: LightName = 'dusk';

/** Parts left out: lights that are off, and what would be behind the words. */
const omitted = [
  'shop-lit shop-glow screen mast-halo mast-light lamp-lit window-3 window-4',
  'wires moon-rising houses windows-east left-end moon-setting cat-asleep window-5',
].join(' ');

/**
 * The agency's shop at closing time with its lights out, whatever business the visitor has, and neighbors at home,
 * `--street-width` wide and `--street-right` from the right edge of the box.
 */
export function NotFoundScene() {
  return (
    <Box data-light={notFoundLight}>
      <Street view="shop" omit={omitted} />
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
    right: var(--street-right);
    bottom: 0;
    width: var(--street-width);
  }
  ${media.compact} { ${streetPart('stars')} { display: none; } }
`;
