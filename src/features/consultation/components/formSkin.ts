import { css } from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { contactMethodsSkin } from './contactMethodsSkin';

const select = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='12' height='8' fill='none' stroke='%23b9bfdc' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m1 1.5 5 5 5-5'/%3E%3C/svg%3E")`;

/** The form's surface: the numbered spine, and inputs that feel solid. */
export const formSkin = css`
  --spine: 2.5rem;
  position: relative;
  display: grid;

  [data-section] {
    position: relative;
    padding: 0 0 ${theme.space.x8} 0;
  }
  [data-section] > h2 {
    display: flex;
    align-items: center;
    gap: ${theme.space.x4};
    font-size: ${theme.size.heading};
  }
  [data-number] {
    flex: none;
    display: grid;
    place-items: center;
    width: var(--spine);
    height: var(--spine);
    border: 1px solid ${theme.color.control};
    border-radius: 50%;
    background: ${theme.color.well};
    color: ${theme.color.muted};
    font: ${theme.weight.strong} ${theme.size.small} / 1 ${theme.font.text};
    font-variant-numeric: tabular-nums;
    letter-spacing: 0;
  }
  /* The spine itself, from this number to the next. */
  [data-section]::before {
    content: '';
    position: absolute;
    inset: var(--spine) auto 0 calc(var(--spine) / 2);
    width: 1px;
    background: ${theme.color.line};
  }
  [data-section]:valid:not([data-incomplete])::before { background: ${theme.color.signal}; }
  [data-section]:valid:not([data-incomplete]) [data-number] {
    border-color: ${theme.color.signal};
    background: ${theme.color.signalDeep};
    color: transparent;

    &::after {
      content: '✓' / 'complete';
      position: absolute;
      color: ${theme.color.signal};
    }
  }
  [data-fields] {
    display: grid;
    gap: ${theme.space.x6};
    padding-top: ${theme.space.x5};
    padding-left: calc(var(--spine) + ${theme.space.x4});
  }
  [data-row] {
    display: grid;
    gap: ${theme.space.x5} ${theme.space.x4};
  }
  [data-field] {
    display: grid;
    align-content: start;
    gap: ${theme.space.x2};
  }
  label { font-weight: ${theme.weight.medium}; }
  [data-field] label > span { color: ${theme.color.quiet}; font-weight: ${theme.weight.text}; }

  [data-field] :is(input, select, textarea) {
    width: 100%;
    min-height: ${theme.height.control};
    padding: ${theme.space.x3} ${theme.space.x4};
    border: 1px solid ${theme.color.control};
    border-radius: ${theme.radius.small};
    background-color: ${theme.color.well};
    box-shadow: ${theme.shadow.sunk};
    color: ${theme.color.text};
    font-size: 1.0625rem;
    line-height: 1.4;
    transition: border-color ${theme.motion.quick};

    &:hover { border-color: ${theme.color.cool}; }
    &:focus-visible {
      border-color: ${theme.color.signal};
      outline: 2px solid ${theme.color.signal};
      outline-offset: 1px;
      box-shadow: none;
    }
    &::placeholder { color: ${theme.color.quiet}; opacity: 1; }
  }
  select {
    appearance: none;
    background-image: ${select};
    background-position: right 1rem center;
    background-repeat: no-repeat;
    padding-right: 2.75rem;
    text-overflow: ellipsis;

    option { background: ${theme.color.surface}; color: ${theme.color.text}; }
  }
  textarea { resize: vertical; }

  ${contactMethodsSkin}

  [data-hint] { color: ${theme.color.muted}; font-size: ${theme.size.small}; }
  [data-loading] { min-height: 24rem; color: ${theme.color.muted}; }

  /* Native controls for a call appear with the choice of a call, where CSS can tell. */
  @supports selector(:has(*)) {
    [data-section]:not(:has([value='phone']:checked)) [data-native-booking] { display: none; }
  }

  [data-trap] {
    position: absolute;
    left: -200vw;
    width: 1px;
    height: 1px;
    overflow: hidden;
  }

  [data-submit] {
    display: grid;
    gap: ${theme.space.x4} ${theme.space.x5};
    align-items: center;
    padding-left: calc(var(--spine) + ${theme.space.x4});

    p { color: ${theme.color.muted}; font-size: ${theme.size.small}; line-height: 1.45; }
    [data-status] { color: ${theme.color.text}; }
    .button { min-height: 3.75rem; padding-inline: ${theme.space.x6}; font-size: 1.0625rem; }
    .button[aria-disabled='true'] { cursor: progress; }
  }

  ${media.wide} {
    [data-row] { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    [data-row] > [data-hint] { grid-column: 1 / -1; }
    [data-submit] { grid-template-columns: auto 1fr; }
  }
  /* On a phone the fields take the full width; the spine keeps its numbers. */
  @media (max-width: 39.99em) {
    [data-fields], [data-submit] { padding-left: 0; }
    [data-section]::before { display: none; }
  }
`;
