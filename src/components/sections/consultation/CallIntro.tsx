import type { ReactNode } from 'react';
import styled from 'styled-components';
import { streetAt } from '@/scenes/consultation/ConsultationScene';
import { MorningStreetScene } from '@/scenes/consultation/MorningStreetScene';
import { openShopLight } from '@/scenes/consultation/OpenShopScene';
import { lightColor, lightGradient } from '@/styles/lightStyles';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { PageIntroduction } from '../PageIntroduction';

export function CallMorning({ children }: { children: ReactNode }) {
  return <Ground data-light={openShopLight}>{children}</Ground>;
}

export function CallIntro({ heading }: { heading: ReactNode }) {
  return <PageIntroduction heading={heading} />;
}

export function CallStreet() {
  return (
    <div data-picture="">
      <Street />
    </div>
  );
}

/* Words end `--street-height` above the ground, where the sky becomes too light. */
const Ground = styled.div`
  flex: 1 0 auto;
  background: ${lightColor.ground};
  color: ${theme.color.morningText};
  [data-sky] {
    --street-height: 9rem;
    ${media.onlyTablet} { --street-height: 12rem; }
    ${media.desktop} { --street-height: 5rem; }
    position: relative;
    padding-bottom: var(--street-height);
    /* Copied text keeps this background color. */
    background: ${lightColor.skyTop} ${lightGradient({
      skyTop: '3rem',
      skyMiddle: 'calc(100% - var(--street-height))',
      skyHaze: 'calc(100% - 0.7 * var(--street-height))',
      skyGlow: 'calc(100% - 0.5 * var(--street-height))',
      skyHorizon: 'calc(100% - 0.2 * var(--street-height))',
    })};
    color: ${theme.color.text};
    @media print { padding-bottom: ${theme.space.x5}; }
  }
`;

const Street = styled(MorningStreetScene)`
  ${media.phone} { height: 8rem; }
  ${media.onlyTablet} { height: 11rem; }
  ${media.desktop} { ${streetAt('clamp(60rem, 78vw, 84rem)', 'min(79%, 50% + 26rem)')} }
`;
