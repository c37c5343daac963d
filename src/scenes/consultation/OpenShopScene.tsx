import styled, { keyframes } from 'styled-components';
import { Drawing, Layers } from '@/scenes/drawing/Drawing';
import { anchorIn, percent, placedAt } from '@/scenes/drawing/readDrawing';
import { Strip, stripBox } from '@/scenes/layout/strip';
import type { LightName } from '@/styles/lights';
import { media } from '@/styles/media';
import { turnAway, turnTo } from '@/styles/plays';

/** Moving parts and the parts in front of them, in paint order. */
const layers = 'blind front plant sign-back sign';

export const openShopLight: LightName = 'morning';

/** Opens the shop one second after the request is stored (`data-sent`). */
export function OpenShopScene() {
  return (
    <Box>
      <Strip>
        <Layers name="shop-window" light={openShopLight} moving={layers} />
        <Name>
          <Drawing name="street" view="name" light={openShopLight} only="name" />
        </Name>
      </Strip>
    </Box>
  );
}

const Name = styled.div`${placedAt('shop-window', 'name')}`;

const drawnDown = keyframes`
  from { transform: none; }
`;

const sign = anchorIn('shop-window', 'sign');
const windowTop = percent(anchorIn('shop-window', 'window').y);

const Box = styled.div`
  ${stripBox('shop-window', { width: 'clamp(64rem, min(100vw, 218svh - 14rem), 116rem)', height: 'auto' })}
  [data-layer^='sign'] { transform-origin: ${percent(sign.x + sign.width / 2)} 50%; }
  [data-layer='sign-back'] { transform: scaleX(0); }
  [data-layer='blind'] { transform: scaleY(0.07); transform-origin: 50% ${windowTop}; }

  /* Until we have the request. */
  [data-sent='waiting'] & {
    [data-layer='sign'] { transform: scaleX(0); }
    :is([data-layer='sign-back'], [data-layer='blind']) { transform: none; }
  }

  ${media.motion} {
    [data-sent='received'] & [data-layer='sign'] { animation: ${turnTo} 800ms 1s backwards; }
    [data-sent='received'] & [data-layer='sign-back'] { animation: ${turnAway} 800ms 1s backwards; }
    [data-sent='received'] & [data-layer='blind'] { animation: ${drawnDown} 1400ms cubic-bezier(0.5, 0, 0.2, 1) 1.6s backwards; }
  }
`;
