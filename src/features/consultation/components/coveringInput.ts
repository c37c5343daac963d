import { css } from 'styled-components';

/** An input as large as what it stands in and not seen itself, since that shows its state. */
export const coveringInput = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
`;
