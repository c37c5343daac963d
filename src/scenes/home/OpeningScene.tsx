import styled, { keyframes } from 'styled-components';
import { Layers } from '@/scenes/drawing/Layers';
import { anchorIn, percent } from '@/scenes/drawing/readDrawing';
import { closingBox } from '@/scenes/layout/closing';
import { Street } from '@/scenes/street/Street';
import { turnAway, turnTo } from '@/scenes/street/turningSign';
import { coveringInput } from '@/styles/choice';
import { streetLights } from '@/styles/lights';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/** What moves, in paint order. */
const moving = ['leaf', 'sign-back', 'sign', 'hand'];

/**
 * The shop's door at opening time, below the shop's name. Scrolling to it brings the visitor's hand, which turns the sign to
 * OPEN; then the door opens. A tap on the sign does the same. Its left half leaves room for words.
 */
export function OpeningScene({ turnSign }: { turnSign: string }) {
  const light = streetLights.closing;
  return (
    <Box>
      <div data-strip="">
        <div data-whole="">
          <Name>
            <Street view="name" light={light} only={['name']} />
          </Name>
          <Layers name="shop-door" light={light} moving={moving} />
          <Turn>
            <input type="checkbox" aria-label={turnSign} />
          </Turn>
        </div>
      </div>
    </Box>
  );
}

const place = (anchor: string) => {
  const { x, y, width, height } = anchorIn('shop-door', anchor);
  return `position: absolute; top: ${percent(y)}; left: ${percent(x)}; width: ${percent(width)}; height: ${percent(height)};`;
};

const Name = styled.div`${place('name')}`;

const Turn = styled.label`
  ${place('sign')}
  border-radius: ${theme.radius.small};
  input { ${coveringInput} cursor: pointer; }
  &:has(:focus-visible) { outline: 3px solid ${theme.color.ink}; box-shadow: 0 0 0 6px ${theme.color.text}; }
  ${media.reducedMotion} { display: none; }
`;

const open = 'perspective(75rem) rotateY(66deg)';
const swing = keyframes`
  from { transform: none; }
`;
const reach = keyframes`
  from { transform: translate(12%, 40%); }
`;

const sign = anchorIn('shop-door', 'sign');
const leaf = anchorIn('shop-door', 'leaf');

/* Everything has arrived when the lower edge comes into view; the footer is below it. */
const Box = styled.div`
  ${closingBox('shop-door')}
  view-timeline: --door;
  [data-layer] { position: absolute; inset: 0; }
  [data-layer^='sign'] { transform-origin: ${percent(sign.x + sign.width / 2)} 50%; }
  [data-layer='sign-back'] { transform: scaleX(0); }
  [data-layer='leaf'] { transform: ${open}; transform-origin: ${percent(leaf.x)} ${percent(leaf.y + leaf.height / 2)}; }

  ${media.motion} {
    @supports (animation-timeline: view()) {
      [data-layer] { animation: ${reach} linear both; animation-timeline: --door; animation-range: entry-crossing 30% entry-crossing 60%; }
      [data-layer^='sign'] { animation-name: ${turnTo}; animation-range: entry-crossing 50% entry-crossing 90%; }
      [data-layer='sign-back'] { animation-name: ${turnAway}; }
      [data-layer='leaf'] { animation-name: ${swing}; animation-range: entry-crossing 75% entry-crossing 100%; }
    }
    &:has(:checked) {
      [data-layer] { animation: ${reach} 500ms ease-out backwards; }
      [data-layer='sign'] { animation: ${turnTo} 800ms 300ms backwards; }
      [data-layer='sign-back'] { animation: ${turnAway} 800ms 300ms backwards; }
      [data-layer='leaf'] { animation: ${swing} 1200ms cubic-bezier(0.3, 0, 0.2, 1) 1s backwards; }
    }
  }
`;
