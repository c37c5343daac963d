import styled, { css, keyframes } from 'styled-components';
import { anchorIn, phoneCrop } from '@/components/drawing/readDrawing';
import { Street } from '@/components/street/Street';
import { west } from '@/components/street/StreetUses';
import { signAtRest, turnAway, turnTo } from '@/components/street/turningSign';
import { formSections } from '@/content/formSections';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/**
 * The one street of the consultation page, in the light of what stands around it. It is laid
 * over the foot of the intro's sky, and each section of the form that is complete (`--section-1` to
 * `--section-4` are then 1) lights a window of it.
 * Once the request is sent (`data-sent`), it is the picture below Thank You: the lamps go out, the sign is
 * turned, and the first customer walks in.
 */
export function ConsultationStreet() {
  return (
    <Place>
      <Street view="hero" add={['arrival', 'sign-open-back']} omit={[...west, 'stars', 'birds']} />
    </Place>
  );
}

/** The window of each section of the form. */
const windows = formSections.map(
  ({ window }, index) => `[href='#street-${window}'] { opacity: var(--section-${index + 1}, 0); }`,
);

/* The light of the shop's window is switched off, not dimmed. */
const switchOff = keyframes`
  from { --lamp: ${theme.color.signal}; --in-light: ${theme.color.onSignal}; --lamp-frame: ${theme.color.signalDeep}; }
`;
const goOut = keyframes`
  from { opacity: 1; }
`;
const comeIn = keyframes`
  from { translate: -60px; }
`;
const step = keyframes`
  50% { transform: translateY(-3px) rotate(1.5deg); }
`;

/* Within two seconds, once; without motion it is the picture at the end from the first frame on. */
const opening = css`
  ${signAtRest}
  [href^='#street-window-'] { opacity: 1; }
  [href='#street-arrival'] { display: inline; translate: 226px; transform-box: fill-box; transform-origin: 50% 100%; }
  /* What the morning does not show: it is seen going out. */
  :is([href='#street-lamp-lit'], [href='#street-spill'], [href='#street-mast-halo']) {
    --show-lamps: inline;
    --lamp: ${theme.color.signal};
    --lamp-bright: ${theme.color.signalLit};
    opacity: 0;
    ${media.motion} { animation: ${goOut} 500ms ease-in 200ms backwards; }
  }
  ${media.motion} {
    [href='#street-shop-lit'] { animation: ${switchOff} 900ms; }
    [href='#street-sign-open-back'] { animation: ${turnAway} 500ms 400ms backwards; }
    [href='#street-sign-open'] { animation: ${turnTo} 500ms 400ms backwards; }
    [href='#street-arrival'] { animation: ${comeIn} 1500ms cubic-bezier(0.3, 0, 0.4, 1) 450ms backwards, ${step} 300ms ease-in-out 450ms 5; }
  }
`;

/* A phone has the crop with the shop in its middle. Else the shop stands at `--shop`, the crop being `--street-width` wide. */
const Place = styled.div`
  --street-height: 9.25rem;
  position: relative;
  overflow: hidden;
  height: var(--street-height);
  margin-top: calc(-1 * var(--street-height));
  [href^='#street-window-'] { transition: opacity 600ms ease-out; }
  ${windows}
  /* The first customer comes when the shop is open. */
  [href='#street-arrival'] { display: none; }
  [data-sent] > & { ${opening} }
  [data-sent] > &[data-held] use { animation-play-state: paused; }

  ${media.phone} {
    svg { ${phoneCrop('street', 'hero', 'consultation-phone')} }
    [data-sent] > & { --street-height: 18rem; grid-area: 4 / 1; margin-top: ${theme.space.x4}; }
  }
  ${media.tablet} {
    --street-width: 40rem;
    --street-height: calc(var(--street-width) * 530 / 1440);
    --shop: 77%;
    svg {
      position: absolute;
      bottom: 0;
      left: calc(var(--shop) - ${anchorIn('street', 'mast', 'hero').x.toFixed(3)} * var(--street-width));
      width: var(--street-width);
      max-width: none;
    }
    /* It stands beside the last words, which end where the light begins. */
    [data-sent] > & {
      --street-width: 80rem;
      --street-height: calc(var(--street-width) * 350 / 1440);
      --shop: 65%;
      margin-top: calc(var(--bright) - var(--street-height));
    }
  }
  ${media.desktop} {
    --street-width: clamp(44rem, 96svh, 54rem);
    --shop: min(82%, 50% + 26rem);
    [data-sent] > & { --street-width: clamp(50rem, min(94vw, 140svh), 100rem); }
  }
  @media print { display: none; }
`;
