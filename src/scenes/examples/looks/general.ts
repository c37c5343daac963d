import { css } from 'styled-components';
import { lightGradient } from '@/styles/lightStyles';

export const general = css`
  --example-rule: 2px solid var(--example-pen);
  [data-shows='picture'] {
    position: relative;
    overflow: clip;
    min-height: clamp(3.5rem, 14cqi, 7.5rem);
    svg {
      position: absolute;
      inset: 0;
      background: ${lightGradient({ skyLow: '', skyHaze: '45%', skyGlow: '' })};
    }
  }
  [data-shows='pitch'] {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
  }
  [data-shows='headline'] {
    flex: 100%;
    font-size: clamp(1.5rem, 5.4cqi, 3.25rem);
  }
  [data-shows='action'] { border-radius: 0.4em; }
`;
