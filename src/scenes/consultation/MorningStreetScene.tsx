import styled from 'styled-components';
import { Drawing } from '@/scenes/drawing/Drawing';
import { phoneCrop } from '@/scenes/drawing/readDrawing';
import { media } from '@/styles/media';
import { sceneBox } from '@/styles/mixins';
import { openShopLight } from './OpenShopScene';

/** @param className sets the `height` below desktop width, else `streetAt` */
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
