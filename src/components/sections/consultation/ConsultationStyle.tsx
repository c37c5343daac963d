import { createGlobalStyle, css } from 'styled-components';
import { sky } from './sky';

/* Reserves the height of the longest text (`data-space`). */
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
 * Shows a correction's status after its element; otherwise screen readers skip it. Global styles cannot contain
 * styled-components' keyframes.
 */
const lateStatus = css`
  @keyframes late-appear {
    from { visibility: hidden; opacity: 0; }
  }
  [data-opened] [data-notice] span { ${appear('500ms')} }
`;

/*
 * Keeps a reloaded form's scroll position. Hides a reloaded sent form until Thank You replaces it, for 10 s at most.
 */
const loadedAnew = css`
  :root[data-entry]:not([data-entry='sent']) { overflow-anchor: none; }
  [data-entry='sent'] :not([data-opened]) > form[data-hydrating] { ${appear('10s')} }
`;

/** Rendered on the server: the pages' scripts contain none of these styles. */
export const ConsultationStyle = createGlobalStyle`
  ${statuses}
  ${lateStatus}
  ${loadedAnew}
  ${sky}
`;
