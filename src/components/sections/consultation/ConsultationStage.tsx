import type { ReactNode } from 'react';
import styled from 'styled-components';
import { container } from '@/styles/container';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { streetLook } from './streetLook';

/**
 * The ground of the consultation page: the last dark hour, which brightens down the form. Once the
 * request is sent it is the sky at opening time.
 */
export function ConsultationStage({ children }: { children: ReactNode }) {
  return <Stage>{children}</Stage>;
}

/* Words end where the town's height begins: up to there the sky is dark enough for them. */
const Stage = styled.div`
  --town: 17rem;
  background: linear-gradient(in oklab, #0a1a24, ${theme.color.teal} 30%, ${theme.color.dawn});

  &:has(#thank-you) {
    background: linear-gradient(
      in oklab,
      ${theme.color.dawn},
      ${theme.color.dawnLow} calc(100% - 1.15 * var(--town)),
      #6d7795 calc(100% - 0.86 * var(--town)),
      ${theme.color.haze} calc(100% - 0.62 * var(--town)),
      ${theme.color.sunrise} calc(100% - 0.36 * var(--town))
    );
  }

  .columns {
    ${container}
    display: grid;
    gap: ${theme.space.x8} clamp(3rem, 7vw, 7rem);
    padding-block: clamp(1.75rem, 3vw, 2.5rem) ${theme.space.section};

    ${media.desktop} {
      grid-template-columns: minmax(0, ${theme.width.form}) minmax(15.5rem, 1fr);
      align-items: start;
    }
  }
  ${streetLook}
  .questions { ${container} padding-bottom: ${theme.space.section}; }

  ${media.tablet} { --town: 21rem; }
  ${media.desktop} { --town: clamp(20rem, 22vw, 26rem); }
`;
