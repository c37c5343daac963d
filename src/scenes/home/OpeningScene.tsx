import styled, { css, keyframes } from 'styled-components';
import { Layers } from '@/scenes/drawing/Layers';
import { anchorIn, percent, placedAt } from '@/scenes/drawing/readDrawing';
import { closingBox, Strip } from '@/scenes/layout/closing';
import { Street } from '@/scenes/street/Street';
import { turning } from '@/scenes/street/turningSign';
import { coveringInput } from '@/styles/choice';
import { streetLights } from '@/styles/lights';
import { media } from '@/styles/media';
import { held, playing } from '@/styles/plays';
import { theme } from '@/styles/theme';

/** What moves, in paint order. */
const moving = ['leaf', 'sign-back', 'sign', 'hand'];

interface OpeningSceneProps {
  /** Label of the sign, which a tap turns. */
  turnSign: string;
}

/**
 * The shop's door at opening time, below the shop's name. The visitor's hand turns the sign to OPEN and leaves; then the
 * door opens, and the owner is in it. It plays once, and at every tap on the sign. Its left half is sky, with
 * room for words.
 */
export function OpeningScene({ turnSign }: OpeningSceneProps) {
  const light = streetLights.closing;
  return (
    <Box>
      <Strip>
        <Layers name="shop-door" light={light} moving={moving} />
        <Name>
          <Street view="name" light={light} only={['name']} />
        </Name>
        <Turn>
          <input type="checkbox" aria-label={turnSign} />
        </Turn>
      </Strip>
    </Box>
  );
}

const Name = styled.div`${placedAt('shop-door', 'name')}`;

const Turn = styled.label`
  ${placedAt('shop-door', 'sign')}
  border-radius: ${theme.radius.small};
  input { ${coveringInput} cursor: pointer; }
  &:has(:focus-visible) { outline: 3px solid ${theme.color.ink}; box-shadow: 0 0 0 6px ${theme.color.text}; }
  ${media.reducedMotion} { display: none; }
`;

const open = 'perspective(75rem) rotateY(66deg)';
/* The hand comes from below the picture, and goes back there. */
const away = 'translate(10%, 60%)';

const sign = anchorIn('shop-door', 'sign');
const leaf = anchorIn('shop-door', 'leaf');

/** Takes two and a half seconds. An animation begins again only under another name: `end` makes one. */
function opening(end = '') {
  const reach = keyframes`from { transform: ${away}; } 30%, 65% { transform: none; } ${end}`;
  const swing = keyframes`from { transform: none; } ${end}`;
  return css`
    [data-layer='hand'] { animation: ${reach} 1500ms ease-in-out ${held} backwards; }
    [data-layer='sign'] { animation: ${keyframes`${turning.to} ${end}`} 800ms 300ms ${held} backwards; }
    [data-layer='sign-back'] { animation: ${keyframes`${turning.away} ${end}`} 800ms 300ms ${held} backwards; }
    [data-layer='leaf'] { animation: ${swing} 1200ms cubic-bezier(0.3, 0, 0.2, 1) 1200ms ${held} backwards; }
  `;
}

const Box = styled.div`
  ${closingBox('shop-door')}
  [data-layer] { position: absolute; inset: 0; }
  [data-layer='hand'] { transform: ${away}; }
  [data-layer^='sign'] { transform-origin: ${percent(sign.x + sign.width / 2)} 50%; }
  [data-layer='sign-back'] { transform: scaleX(0); }
  [data-layer='leaf'] { transform: ${open}; transform-origin: ${percent(leaf.x)} ${percent(leaf.y + leaf.height / 2)}; }
  [data-plays] { ${playing(opening())} }
  ${media.motion} { &&:has(:checked) { ${opening('to {}')} } }
`;
