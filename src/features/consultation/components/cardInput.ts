import { css } from 'styled-components';

/** A radio button that is as large as its card and not seen itself: the card shows its state. */
export const cardInput = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
`;
