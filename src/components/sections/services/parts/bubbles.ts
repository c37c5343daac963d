import { css } from 'styled-components';
import { lightColor } from '@/styles/lightStyles';
import { theme } from '@/styles/theme';

const { large } = theme.radius;

/** A customer's message, at the left, in the light of the section. */
export const bubble = css`
  max-width: 88%;
  padding: ${theme.space.x2} ${theme.space.x4};
  border: 2px solid ${lightColor.bubbleEdge};
  border-radius: ${large} ${large} ${large} 0;
  background: ${lightColor.board};
`;

/** In its place, the business's message, at the right. */
export const ownBubble = css`
  justify-self: end;
  border-color: ${lightColor.lamp};
  border-radius: ${large} ${large} 0;
  background: ${lightColor.ownBubble};
`;
