import { createGlobalStyle, css } from 'styled-components';
import { sky } from './sky';

/*
 * What may say several things keeps the place of the longest ones, so that nothing below it moves. What it says now
 * stands in one element.
 */
const statuses = css`
  :where([data-space]) { display: grid; align-items: center; }
  [data-space] {
    > *, &::before, &::after { grid-area: 1 / 1; }
    &::before, &::after { content: attr(data-space); visibility: hidden; white-space: pre-line; }
    &::before { content: attr(data-other-space); }
  }
`;

const appear = (delay: string) => `
  animation: late-appear 250ms ${delay} backwards;
  animation-delay: ${delay} !important;
`;

/*
 * The status of a correction comes later than its element: a status that arrives with its text is not spoken. The
 * keyframes have a name of their own: a global style brings none of styled-components'.
 */
const lateStatus = css`
  @keyframes late-appear {
    from { visibility: hidden; opacity: 0; }
  }
  [data-opened] [data-notice] span { ${appear('500ms')} }
`;

/*
 * A form that is loaded anew stays where it is scrolled to. One that Thank You is about to replace is a form to fill in
 * only where no script does that; not one that is opened later, whose heading takes the focus as it comes.
 */
const loadedAnew = css`
  :root[data-shape]:not([data-shape='sent']) { overflow-anchor: none; }
  [data-shape='sent'] :not([data-opened]) > form[data-hydrating] { ${appear('10s')} }
`;

/** Styles of the consultation's pages, as a component of the server's: their scripts contain none of them. */
export const ConsultationStyle = createGlobalStyle`
  ${statuses}
  ${lateStatus}
  ${loadedAnew}
  ${sky}
`;
