import styled, { css } from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { bookingLayout } from '../call/calendarBox';
import { callLine, statusBox } from '../controls/submitStyles';

export const board = css`
  position: relative;
  margin-bottom: ${theme.space.x6};
  padding: clamp(${theme.space.x4}, 2.6vw, ${theme.space.x6});
  border: 1px solid ${theme.color.lineLit};
  border-radius: ${theme.radius.large};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.lift};
  color: ${theme.color.text};

  /* As wide as the form. */
  ${media.phone} {
    margin-inline: calc(-1 * ${theme.space.gutter});
    padding-inline: ${theme.space.gutter};
    border-width: 1px 0;
    border-radius: 0;
    box-shadow: none;
  }
`;

export const Board = styled.form`
  ${board}
  > h2 { margin-bottom: ${theme.space.x4}; font-size: ${theme.size.heading}; }
  ${media.desktop} {
    --booking-columns: minmax(0, 5fr) minmax(0, 6fr);
    --times-top: 0;
  }
`;

/** On a wide page, the hint is in the place of the times. */
export const Choice = styled.fieldset`
  > p { margin-top: ${theme.space.x4}; color: ${theme.color.muted}; font-size: ${theme.size.small}; }
  ${media.desktop} {
    ${bookingLayout}
    > * { grid-area: 1 / 1 / auto / -1; }
    > p {
      grid-column-start: 2;
      place-content: center;
      display: grid;
      margin-top: calc(1.4 * ${theme.size.body} + ${theme.space.x3});
      padding: ${theme.space.x6};
      border: 1px dashed ${theme.color.control};
      border-radius: ${theme.radius.large};
    }
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.x4};
  margin-top: ${theme.space.x5};
  ${media.phone} { display: grid; align-items: stretch; }
  && [data-lacking] {
    border-color: ${theme.color.control};
    background: ${theme.color.raised};
    box-shadow: none;
    color: ${theme.color.muted};
    cursor: not-allowed;
    ${media.forcedColors} { border-color: GrayText; background: Canvas; color: GrayText; }
  }
`;

export const MessageLine = styled.p`
  display: grid;
  flex: 1 1 100%;
  ${media.desktop} { flex-basis: 24rem; }
  ${statusBox}
  ${callLine}
  &[data-refused] { border-color: ${theme.color.signal}; }
  scroll-margin-block: ${theme.space.x9};
  &:empty { clip-path: inset(50%); position: absolute; }
`;
