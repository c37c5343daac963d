import styled from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { statusBox } from '../controls/submitStyles';

export const Board = styled.form`
  position: relative;
  margin-bottom: ${theme.space.x6};
  padding: clamp(${theme.space.x4}, 2.6vw, ${theme.space.x6});
  border: 1px solid ${theme.color.lineLit};
  border-radius: ${theme.radius.large};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.lift};
  color: ${theme.color.text};
  > h2 { margin-bottom: ${theme.space.x4}; font-size: ${theme.size.heading}; }

  /* As wide as the form. */
  ${media.phone} {
    margin-inline: calc(-1 * ${theme.space.gutter});
    padding-inline: ${theme.space.gutter};
    border-width: 1px 0;
    border-radius: 0;
    box-shadow: none;
  }
  ${media.desktop} {
    --booking-columns: minmax(0, 5fr) minmax(0, 6fr);
    --times-top: 0;
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

export const Line = styled.p`
  display: grid;
  flex: 1 1 100%;
  ${media.desktop} { flex-basis: 24rem; }
  ${statusBox}
  min-height: calc(3lh + 2 * ${theme.space.x3});
  scroll-margin-block: ${theme.space.x9};
  /* One line, and one for the visitor's own clock. */
  @media (min-width: 80em) { min-height: calc(2lh + 2 * ${theme.space.x3}); }
  &:empty { clip-path: inset(50%); position: absolute; }
`;
