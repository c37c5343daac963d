import styled from 'styled-components';
import { menuPages } from '@/content/pages';
import { lightColor } from '@/styles/lightStyles';
import { streetLights } from '@/styles/lights';
import { media } from '@/styles/media';
import { sceneBox } from './box';
import { leftEnd, part } from './street/parts';
import { Street } from './street/Street';

/** Windows beside the shop: as many of them are lit as the menu has pages. */
const windows = ['window-1', 'window-2', 'window-7', 'window-6', 'window-5'];

/** Lights that are out on this evening, and the parts behind the words. */
const omitted = [
  ...['shop-lit', 'shop-glow', 'screen-1', 'screen-2', 'screen-3', 'mast-halo', 'mast-light'],
  ...['lamp-lit', 'window-3', 'window-4', 'wires', 'moon-rising', 'houses', 'windows-east'],
  ...leftEnd,
  ...['moon-setting', 'cat-asleep'],
  ...windows.slice(menuPages.length),
];

/**
 * The shop at closing time with its lights out, and a lit window for each page of the menu.
 *
 * `--street-width`, `--street-right`: its width, and how far it is from the right edge of the box.
 */
export function NotFoundScene() {
  return (
    <Box data-light={streetLights.notFound}>
      <Street view="shop" omit={omitted} />
    </Box>
  );
}

/* Shows and lights windows that are dark in other pictures of this light. */
const Box = styled.div`
  ${sceneBox}
  --show-dawn: inline;
  --lookout: ${lightColor.lamp};
  > svg {
    position: absolute;
    right: var(--street-right);
    bottom: 0;
    width: var(--street-width);
  }
  ${media.compact} { ${part('stars')} { display: none; } }
  @media print { display: none; }
`;
