import styled from 'styled-components';
import { HourText } from '@/components/sections/hour/HourText';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/** A service's hour. */
export const ServiceTime = styled(HourText)`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${theme.space.x3};
  color: ${theme.color.muted};
  font-size: ${theme.size.tiny};
  time { color: ${theme.color.text}; font: ${theme.weight.display} ${theme.size.title} / 1.2 ${theme.font.display}; }
  small { font-size: 0.5em; font-weight: ${theme.weight.strong}; }
  ${media.phone} { order: -2; }
  ${media.tablet} { font-size: ${theme.size.lede}; }
`;
