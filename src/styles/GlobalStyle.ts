import { createGlobalStyle, css } from 'styled-components';
import { media } from './media';
import { container, displayType, glow, primaryColors, spareHeight, visuallyHidden } from './mixins';
import { theme } from './theme';
import { fallbacksOf, fontFaces, typefaces } from './typefaces';

export const siteFallbacks = Object.entries(typefaces).flatMap(([name, typeface]) =>
  fallbacksOf(name, typeface),
);

interface GlobalStyleProps {
  $hasFields?: boolean | undefined;
}

const nightFrom = (top: string) => `linear-gradient(
  var(--blend), ${top}, ${theme.color.ink} 35%, ${theme.color.indigo} 60%, ${theme.color.dawn}
)`;

/** Rendered once per page. */
export const GlobalStyle = createGlobalStyle<GlobalStyleProps>`
  ${fontFaces(siteFallbacks)}

  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }

  html {
    color-scheme: dark;
    /* Keeps the focused element clear of the header and the lower edge. */
    scroll-padding: min(${theme.height.header} + ${theme.space.x5}, 50svh) 0 ${spareHeight('7rem')};
    ${media.lowWindow} { scroll-padding-top: ${theme.space.x2}; }
    /* Safari on iPhones knows only the prefix. */
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    background: ${theme.color.ink};
    /* Chrome 111 and Firefox before 127 drop gradients in oklab. */
    --blend: to bottom;
    @supports (background: linear-gradient(in oklab, red, red)) { --blend: in oklab; }
    /* With smooth scrolling, a field that gets the focus would move the next one away from the pointer. */
    ${({ $hasFields }) => !$hasFields && css`${media.motion} { scroll-behavior: smooth; }`}

    /* The footer's button pauses endless motion (plays.ts). */
    &[data-paused] { --endless: paused; }
    /*
     * beforePaint.ts. Their boxes do not depend on the pictures. A scene outside the flow has no box ("whole"). Not
     * content-visibility: when it ends, Chromium counts an SVG's text as shifted.
     */
    &[data-loading] :is([data-after-load] svg, [data-after-load='whole']) { display: none; }
    /* Not :has(), which is matched again at every letter in a form. */
    &[data-menu-open] { overflow: hidden; padding-right: var(--scrollbar); }
  }
  /* Each letter then repaints only its own section. */
  ${({ $hasFields }) => $hasFields && css`fieldset, ul, ol, footer { isolation: isolate; }`}

  body {
    position: relative;
    min-height: 100svh;
    display: flex;
    flex-direction: column;
    color: ${theme.color.text};
    font: ${theme.weight.text} ${theme.size.body} / ${theme.leading.body} ${theme.font.text};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
    ${media.largeText} { overflow-wrap: anywhere; }
  }

  #page {
    position: relative;
    flex: 1 0 auto;
    display: flex;
    flex-direction: column;
    isolation: isolate;
    /* Copied text keeps this background color. */
    background: ${nightFrom(theme.color.ink)} ${theme.color.ink};
    /* Continues the street's ground. */
    &:has([data-ground]) { background-image: ${nightFrom(`${theme.color.street} min(100svh, 64rem)`)}; }
  }

  h1, h2, h3, h4 {
    font-family: ${theme.font.display};
    font-weight: ${theme.weight.display};
    line-height: ${theme.leading.title};
    letter-spacing: ${theme.tracking.title};
    text-wrap: balance;
  }
  h1 { ${displayType} }
  p, li, dd { text-wrap-style: pretty; }
  ul, ol, dl { padding: 0; }
  ul, ol { list-style: none; }
  svg { display: block; max-width: 100%; }
  input, button, textarea, select { font: inherit; color: inherit; letter-spacing: inherit; }
  button { cursor: pointer; }
  fieldset { border: 0; padding: 0; min-width: 0; }
  legend { padding: 0; }
  a { color: ${theme.color.cool}; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
  a:hover { text-decoration-thickness: 2px; }

  /* Two tones are visible on every background. */
  :focus-visible {
    outline: 3px solid ${theme.color.signal};
    outline-offset: 3px;
    box-shadow: 0 0 0 3px ${theme.color.ink};
    border-radius: ${theme.radius.small};
  }
  [tabindex='-1']:focus { outline: none; box-shadow: none; }

  ::selection { background: ${theme.color.signal}; color: ${theme.color.onSignal}; }

  /*
   * Buttons and button-like links, with data-variant primary or secondary. Containers may set --button-height,
   * --button-padding, and the secondary's colors.
   */
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${theme.space.x2};
    min-height: var(--button-height, ${theme.height.control});
    padding: var(--button-padding, ${theme.space.x3} min(${theme.space.x5}, 7.5vw));
    border: 1px solid var(--button-edge, ${theme.color.control});
    border-radius: ${theme.radius.round};
    background: var(--button-ground, transparent);
    color: var(--button-text, ${theme.color.text});
    font-family: ${theme.font.text};
    font-weight: ${theme.weight.strong};
    line-height: 1.2;
    text-align: center;
    text-wrap-style: balance;
    text-decoration: none;
    transition:
      transform ${theme.motion.quick},
      background-color ${theme.motion.quick},
      border-color ${theme.motion.quick},
      box-shadow ${theme.motion.quick};
  }
  .button[data-variant='primary'] { ${primaryColors} }
  /* Keeps its size: a shrinking button would lose presses at its edge. */
  .button:active { opacity: 0.85; }
  ${media.hover} {
    .button:hover {
      background: var(--button-lit, color-mix(in srgb, currentcolor 15%, var(--button-ground, transparent)));
    }
    .button[data-variant='primary']:hover { box-shadow: ${glow(theme.color.primary)}; }
    .button[data-variant='secondary']:hover { border-color: currentcolor; }
  }

  /* For pages without styled parts. */
  .message {
    ${container}
    padding-block: calc(${theme.height.header} + ${theme.space.section});
    p { margin-top: ${theme.space.x5}; }
  }

  /* Breaks only where a whole line is too short for it. */
  .unbroken { display: inline-block; }
  .visually-hidden { ${visuallyHidden} }
  [hidden] { display: none !important; }

  ${media.reducedMotion} {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-delay: 0s !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;
