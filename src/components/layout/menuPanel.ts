import { css } from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/** The hamburger and the full-screen menu behind it, below tablet width. */
export const menuPanel = css`
  nav button {
    display: grid;
    place-items: center;
    width: 3rem;
    height: 3rem;
    margin-right: -0.75rem;
    padding: 0;
    border: 0;
    background: none;

    span, span::before, span::after {
      width: 1.5rem;
      height: 2px;
      border-radius: 1px;
      background: currentColor;
      transition: transform ${theme.motion.calm};
    }
    span { position: relative; }
    span::before, span::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    span::before { transform: translateY(-7px); }
    span::after { transform: translateY(7px); }

    &[aria-expanded='true'] span { background: transparent; }
    &[aria-expanded='true'] span::before { transform: rotate(45deg); }
    &[aria-expanded='true'] span::after { transform: rotate(-45deg); }
  }

  nav ul {
    position: fixed;
    inset: ${theme.height.header} 0 0;
    display: flex;
    flex-direction: column;
    padding: ${theme.space.x5} ${theme.space.gutter} ${theme.space.x7};
    overflow-y: auto;
    overscroll-behavior: contain;
    background: ${theme.color.ink};
    visibility: hidden;
    opacity: 0;
    transition:
      opacity ${theme.motion.calm},
      visibility ${theme.motion.calm};
  }
  /* Its links can have the focus at once: in the first frame of a transition they could not. */
  nav[data-menu='open'] ul {
    visibility: visible;
    opacity: 1;
    transition: opacity ${theme.motion.calm};
  }
  nav li + li { border-top: 1px solid ${theme.color.line}; }
  nav a {
    min-height: 4rem;
    color: ${theme.color.text};
    font: ${theme.weight.strong} ${theme.size.title} / 1.2 ${theme.font.display};
    letter-spacing: ${theme.tracking.title};
  }
  nav a[aria-current] { color: ${theme.color.signal}; }

  ${media.forcedColors} {
    nav button span::before, nav button span::after { background: ButtonText; }
    nav button[aria-expanded='false'] span { background: ButtonText; }
  }

  /* Without JavaScript there is no menu to open: the links stand in a row under the brand. */
  ${media.noScript} {
    & { position: relative; }
    > div { flex-wrap: wrap; row-gap: 0; }
    nav button { display: none; }
    nav ul {
      position: static;
      flex-flow: row wrap;
      column-gap: ${theme.space.x4};
      padding: 0;
      background: none;
      visibility: visible;
      opacity: 1;
    }
    nav li + li { border: 0; }
    nav a {
      min-height: ${theme.height.target};
      font: ${theme.weight.medium} ${theme.size.small} / 1.2 ${theme.font.text};
    }
  }
`;
