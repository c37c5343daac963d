import { createGlobalStyle, css } from 'styled-components';
import { sky } from './sky';

/*
 * What may say several things keeps the place of the longest ones, so that nothing below it moves. What it says now
 * stands in one element.
 */
const statuses = css`
  :where([data-room]) { display: grid; align-items: center; }
  [data-room] {
    > *, &::before, &::after { grid-area: 1 / 1; }
    &::before, &::after { content: attr(data-room); visibility: hidden; white-space: pre-line; }
    &::before { content: attr(data-other-room); }
  }
`;

const appear = (delay: string) => `
  animation: late-appear 250ms ${delay} backwards;
  animation-delay: ${delay} !important;
`;

/*
 * Controls that may stand where Submit was come once no second click on it can follow, each in its place. The same for
 * a correction, whose fields stand where the button was that opened it, and what it says: a status that arrives with
 * its text is not spoken. The keyframes have a name of their own: a global style brings none of styled-components'.
 */
const secondClicks = css`
  @keyframes late-appear {
    from { visibility: hidden; opacity: 0; }
  }
  #page:has([data-sent]) :is([data-area], footer) :is(a, button) {
    ${appear('500ms')}
    @media print { animation: none; }
  }
  [data-opened] :is(fieldset, [data-notice] span) { ${appear('500ms')} }
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
  ${secondClicks}
  ${loadedAnew}
  ${sky}
`;
