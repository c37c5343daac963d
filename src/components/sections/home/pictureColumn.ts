import { theme } from '@/styles/theme';

/** On a phone, pictures of a list stand in one column beside their texts. */
export const pictureColumn = {
  width: '5.625rem',
  gap: `clamp(${theme.space.x4}, 4vw, ${theme.space.x8})`,
};
