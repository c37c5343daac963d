import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@/styles/media';
import { container } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** The grid of the consultation page: intro on top, form and aside side by side where there is room. */
export function ConsultationStage({ children }: { children: ReactNode }) {
  return <Stage>{children}</Stage>;
}

const Stage = styled.div`
  ${container}
  display: grid;
  gap: ${theme.space.x7} clamp(3rem, 7vw, 7rem);
  padding-block: calc(${theme.height.header} + ${theme.space.x6}) ${theme.space.section};

  ${media.desktop} {
    grid-template-columns: minmax(0, ${theme.width.form}) minmax(0, 1fr);
    align-items: start;

    > aside { grid-area: 1 / 2 / span 2; }
    > section { grid-column: 1 / -1; }
  }
`;
