import { css } from 'styled-components';
import { media } from '@/styles/media';
import { maskedBy } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/**
 * Messages fade out over the gaps above and below.
 *
 * @param below the height of the lower fade
 */
export const messageList = (below: string = theme.space.x3) => css`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${theme.space.x2};
  min-height: 0;
  margin-block: calc(-1 * ${theme.space.x3});
  padding-block: ${theme.space.x5} ${theme.space.x3};
  overflow-y: auto;
  scrollbar-width: thin;
  scrollbar-color: ${theme.color.control} transparent;
  ${maskedBy(
    `linear-gradient(transparent ${theme.space.x2}, black ${theme.space.x5}, black calc(100% - ${below}), transparent)`,
  )}
  /* The mask would cut the focus ring. */
  &:focus-visible { border-radius: 0; ${maskedBy('none')} }
  ${media.motion} { scroll-behavior: smooth; }
  [data-from] {
    justify-self: start;
    max-width: 92%;
    padding: ${theme.space.x2} ${theme.space.x3};
    border: 1px solid ${theme.color.signal};
    border-radius: ${theme.radius.large};
    border-bottom-left-radius: 0;
    background: ${theme.color.signalDeep};
    font-size: 1rem;
  }
  [data-from='customer'] {
    justify-self: end;
    border-color: ${theme.color.line};
    border-radius: ${theme.radius.large};
    border-bottom-right-radius: 0;
    background: ${theme.color.raised};
  }
  [data-owner] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${theme.space.x3};
    padding: ${theme.space.x2} ${theme.space.x3};
    border-radius: ${theme.radius.large};
    font-size: ${theme.size.small};
    > * { grid-column: 1 / -1; }
    > small { font-size: ${theme.size.tiny}; }
    > :has([data-painted]) { overflow-wrap: anywhere; }
    strong {
      font: ${theme.weight.display} 1.375rem / 1.3 ${theme.font.display};
      letter-spacing: ${theme.tracking.title};
    }
  }
  [data-owner='calendar'] { background: ${theme.color.text}; color: ${theme.color.ink}; }
  [data-owner='text'] { background: ${theme.color.raised}; > small { color: ${theme.color.muted}; } }
  ${media.plainColors} {
    [data-owner] {
      border: 2px solid;
      background: Canvas;
      color: CanvasText;
      > small { color: CanvasText; }
    }
  }
  @media print { overflow: visible; ${maskedBy('none')} }
`;
