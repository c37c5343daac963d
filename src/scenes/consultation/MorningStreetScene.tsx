import styled from 'styled-components';
import { Drawing } from '@/scenes/drawing/Drawing';
import { phoneCrop } from '@/scenes/drawing/readDrawing';
import { media } from '@/styles/media';
import { sceneBox } from '@/styles/mixins';
import { openShopLight } from './OpenShopScene';

/**
 * The street by day at the foot of its box, with the shop open: the page of a call that is ahead.
 *
 * @param className the scene's style: below desktop width its `height`, and else `streetAt`
 */
export function MorningStreetScene({ className }: { className?: string }) {
  return (
    <Box className={className}>
      <Drawing name="street" view="hero" light={openShopLight} omit="left-end wires lamp birds" />
    </Box>
  );
}

const Box = styled.div`
  ${sceneBox}
  top: auto;
  ${media.belowDesktop} { svg { ${phoneCrop('street', 'hero', 'consultation-phone')} } }
  ${media.desktop} { svg { position: relative; max-width: none; } }
`;
