import { css } from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/** The hamburger and the full-screen menu behind it, below desktop width. */
export const menuStyles = css`
  [data-call] .button { padding-inline: ${theme.space.x4}; }
  /* Beside the call to action a phone has room for a name in two short lines, the smallest for the mark alone. */
  @media (max-width: 29.99em) {
    > div { gap: ${theme.space.x2}; }
    [data-brand] { gap: ${theme.space.x2}; font-size: ${theme.size.small}; }
    [data-call] .button { padding-inline: ${theme.space.x3}; }
  }
  @media (max-width: 23.39em) {
    [data-brand] span { position: absolute; clip-path: inset(50%); }
  }

  button {
    display: grid;
    flex: none;
    place-items: center;
    width: ${theme.height.target};
    height: 3rem;
    margin-right: -0.625rem;
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
  }

  nav li + li { border-top: 1px solid ${theme.color.line}; }
  nav a {
    min-height: 4rem;
    color: ${theme.color.text};
    font: ${theme.weight.strong} ${theme.size.title} / 1.2 ${theme.font.display};
    letter-spacing: ${theme.tracking.title};
  }
  nav a[aria-current] { color: ${theme.color.signal}; }

  #menu:popover-open {
    position: fixed;
    inset: ${theme.height.header} 0 0;
    display: flex;
    flex-direction: column;
    gap: ${theme.space.x6};
    width: auto;
    height: auto;
    padding: ${theme.space.x5} ${theme.space.gutter} ${theme.space.x7};
    border: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    background: ${theme.color.ink} linear-gradient(in oklab, ${theme.color.ink} 40%, ${theme.color.dusk} 75%, ${theme.color.duskLow});
    color: inherit;
    transition: opacity ${theme.motion.calm};

    @starting-style { opacity: 0; }
    .button { align-self: start; min-height: ${theme.height.control}; font-size: ${theme.size.body}; }
    /* The other ways to reach the agency, where the window has room between button and street. */
    > ul {
      flex-wrap: wrap;
      gap: 0 ${theme.space.x5};
      margin-top: calc(${theme.space.x4} - ${theme.space.x6});
      @media (min-height: 46em) { display: flex; }
    }
    > ul a {
      display: inline-flex;
      align-items: center;
      min-height: ${theme.height.target};
      color: ${theme.color.muted};
      font-size: ${theme.size.small};
      text-decoration: none;
      overflow-wrap: anywhere;
      &:hover { color: ${theme.color.text}; text-decoration: underline; }
    }
  }
  &:has(#menu:popover-open) {
    background: ${theme.color.ink};
    border-color: ${theme.color.line};
    [data-call] { visibility: hidden; }
    button span { background: transparent; }
    button span::before { transform: rotate(45deg); }
    button span::after { transform: rotate(-45deg); }
  }

  ${media.forcedColors} {
    button span::before, button span::after { background: ButtonText; }
    &:not(:has(#menu:popover-open)) button span { background: ButtonText; }
  }

  /* A browser without popovers shows the links in rows under the brand. */
  @supports not selector(:popover-open) {
    & { position: relative; }
    > div { flex-wrap: wrap; }
    button { display: none; }
    nav ul { display: flex; flex-wrap: wrap; column-gap: ${theme.space.x4}; }
    nav a { min-height: ${theme.height.target}; font-size: ${theme.size.small}; }
  }
`;
