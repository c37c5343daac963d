import styled, { css, keyframes } from 'styled-components';
import { formSections } from '@/content/formSections';
import { sceneBox } from '@/scenes/drawing/box';
import { anchorIn, phoneCrop } from '@/scenes/drawing/readDrawing';
import { leftEnd, streetPart } from '@/scenes/street/parts';
import { Street } from '@/scenes/street/Street';
import { arrivedAtDoor, openSignAtRest, turnAway, turnTo } from '@/scenes/street/turningSign';
import { lights } from '@/styles/lights';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/**
 * The street of the consultation page, in the surrounding light. Surrounding elements control it:
 *
 * - `--section-1`, `--section-2` …: 1 lights the window of that form section (`formSections`).
 * - `data-sent`: the request is sent. The lamps go out, the sign turns to OPEN, the first customer goes in and the
 *   shop's window lights up, once, after a delay for reading the words beside it.
 * - `data-held`: pauses that motion.
 *
 * From tablet width on, `--street-width` is the width of its crop, and `--shop` the position of its shop in the box; on a
 * phone the shop is centered.
 */
export function ConsultationScene() {
  return (
    <Box>
      <Street
        view="hero"
        add={['arrival', 'sign-open-back']}
        omit={[...leftEnd, 'stars', 'birds']}
      />
    </Box>
  );
}

const sectionWindows = formSections
  .map(({ window }, index) =>
    window ? `${streetPart(window)} { opacity: var(--section-${index + 1}, 0); }` : '',
  )
  .join('\n');

const mast = anchorIn('street', 'mast', 'hero').x.toFixed(3);

/* The shop's window switches instead of fading. */
const { lamp, inLight } = lights.morning;
const switchOffAndOn = keyframes`
  60%, 99% { --show-lamps: none; --lamp: ${lamp}; --in-light: ${inLight}; }
`;
const goOut = keyframes`
  from { opacity: 1; }
`;
const comeIn = keyframes`
  from { translate: -60px 0; }
`;
const step = keyframes`
  50% { transform: translateY(-3px) rotate(1.5deg); }
`;

/* Takes at most three and a half seconds; with reduced motion, the end state shows at once. */
const opening = css`
  ${openSignAtRest}
  ${streetPart('window-*')} { opacity: 1; }
  ${arrivedAtDoor}
  ${streetPart('arrival')} { display: inline; transform-box: fill-box; transform-origin: 50% 100%; }
  ${streetPart('shop-lit')} {
    --show-lamps: inline;
    --lamp: ${theme.color.signal};
    --lamp-bright: ${theme.color.signalLit};
    --in-light: ${theme.color.onSignal};
  }
  /* Hidden in the morning light; shown here so that they can fade out. */
  ${streetPart('lamp-lit', 'shop-glow', 'mast-halo')} {
    --show-lamps: inline;
    --lamp: ${theme.color.signal};
    --lamp-bright: ${theme.color.signalLit};
    opacity: 0;
    ${media.motion} { animation: ${goOut} 500ms ease-in 800ms backwards; }
  }
  ${media.motion} {
    ${streetPart('shop-lit')} { animation: ${switchOffAndOn} 3.4s; }
    ${streetPart('sign-open-back')} { animation: ${turnAway} 500ms 1.3s backwards; }
    ${streetPart('sign-open')} { animation: ${turnTo} 500ms 1.3s backwards; }
    ${streetPart('arrival')} { animation: ${comeIn} 1500ms cubic-bezier(0.3, 0, 0.4, 1) 1.6s backwards, ${step} 300ms ease-in-out 1.6s 5; }
  }
`;

const Box = styled.div`
  ${sceneBox}
  ${streetPart('window-*')} { transition: opacity 600ms ease-out; }
  ${sectionWindows}
  ${streetPart('arrival')} { display: none; }
  [data-sent] & { ${opening} }
  [data-sent] [data-held] & use { animation-play-state: paused; }

  /* On a phone, buttons are where smoke and wires would be until the request is sent. */
  ${media.phone} {
    svg { ${phoneCrop('street', 'hero', 'consultation-phone')} }
    :not([data-sent]) > * > & { ${streetPart('smoke', 'wires')} { display: none; } }
  }
  ${media.tablet} {
    svg {
      position: absolute;
      bottom: 0;
      left: calc(var(--shop) - ${mast} * var(--street-width));
      width: var(--street-width);
      max-width: none;
    }
  }
  @media print { display: none; }
`;
