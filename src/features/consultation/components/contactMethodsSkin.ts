import { css } from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { cardInput } from './cardInput';

/** The three large choices of the contact method. */
export const contactMethodsSkin = css`
  [data-methods] {
    display: grid;
    gap: ${theme.space.x3};

    li {
      position: relative;
      display: grid;
      align-content: center;
      min-height: 5rem;
      padding: ${theme.space.x4} ${theme.space.x5};
      padding-left: 3.5rem;
      border: 1px solid ${theme.color.control};
      border-radius: ${theme.radius.medium};
      background: ${theme.color.surface};
      transition:
        background-color ${theme.motion.quick},
        border-color ${theme.motion.quick};
    }
    li:hover { border-color: ${theme.color.cool}; background: ${theme.color.raised}; }
    li:has(:checked) {
      border-color: ${theme.color.signal};
      background: ${theme.color.signalDeep};
      box-shadow: 0 0 0 1px ${theme.color.signal};
    }
    li:has(:focus-visible) { outline: 3px solid ${theme.color.signal}; outline-offset: 3px; }
    label { font-weight: ${theme.weight.strong}; }
    small { color: ${theme.color.muted}; font-size: ${theme.size.small}; line-height: 1.4; }
    input { ${cardInput} cursor: pointer; }
    li::before {
      content: '';
      position: absolute;
      top: calc(50% - 0.625rem);
      left: ${theme.space.x5};
      width: 1.25rem;
      height: 1.25rem;
      border: 1.5px solid ${theme.color.control};
      border-radius: 50%;
      background: ${theme.color.well};
    }
    li:has(:checked)::before { border: 6px solid ${theme.color.signal}; }
  }

  ${media.wide} {
    [data-methods] { grid-template-columns: repeat(3, minmax(0, 1fr)); }
    [data-methods] li {
      align-content: start;
      padding: ${theme.space.x5} ${theme.space.x4} ${theme.space.x5};
      padding-top: 3.75rem;
    }
    [data-methods] li::before { top: ${theme.space.x5}; left: ${theme.space.x4}; }
  }
  ${media.forcedColors} {
    [data-methods] li:has(:checked) { border-color: Highlight; box-shadow: 0 0 0 3px Highlight; }
    [data-methods] li::before { border-color: ButtonText; }
    [data-methods] li:has(:checked)::before { border-color: Highlight; }
  }
`;
