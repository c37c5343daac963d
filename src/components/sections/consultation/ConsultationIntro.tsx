import type { ComponentType } from 'react';
import styled from 'styled-components';
import { HourText } from '@/components/sections/hour/HourText';
import { CallOrText } from '@/components/ui/ContactLinks';
import { consultationCopy } from '@/content/copy/consultation';
import { ConsultationScene, streetAt } from '@/scenes/consultation/ConsultationScene';
import { lightColor } from '@/styles/lightStyles';
import { media } from '@/styles/media';
import { loneLink } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { BackLink, PageIntroduction } from '../PageIntroduction';

interface ConsultationIntroProps {
  /** Shows one of two texts. */
  Line: ComponentType<{ first: string; correction: string }>;
}

export function ConsultationIntro({ Line }: ConsultationIntroProps) {
  const { title, lede, correction, hour } = consultationCopy;
  const top = (
    <Top>
      <BackLink />
      <HourText hour={hour} isOneBox />
      <OnPhones />
    </Top>
  );
  return (
    <Intro
      above={top}
      heading={<Line first={title} correction={correction.title} />}
      lede={<Line first={lede} correction={correction.lede} />}
    />
  );
}

export function ConsultationStreet() {
  return (
    <StreetBox>
      <Street />
    </StreetBox>
  );
}

const introSky = `linear-gradient(
  var(--blend),
  ${lightColor.skyTop},
  ${lightColor.skyMiddle} calc(100% - var(--glow)),
  ${lightColor.skyHaze} calc(100% - 0.6 * var(--glow)),
  ${lightColor.skyGlow} calc(100% - 0.42 * var(--glow)),
  ${lightColor.skyHorizon} calc(100% - 0.2 * var(--glow))
)`;

/* `--foot`: the street's height below the words. `--glow`: the height of its light. */
const Intro = styled(PageIntroduction)`
  --foot: 9.25rem;
  --glow: 8rem;
  ${media.phone} { --foot: 7.25rem; }
  /* In a short window, the first field comes before the picture. */
  ${media.desktop} { --foot: clamp(3.25rem, 12svh - 2rem, 4.75rem); --glow: calc(1.7 * var(--foot)); }
  background: ${introSky};
  /* A correction has its own heading and lede. The root has the kind of entry before hydration. */
  [data-entry='correction'] &, [data-correction] & {
    [data-hour] { display: none; }
  }
  :root[data-entry='correction'] & [data-correction-text] {
    &::before { content: attr(data-correction-text); }
    > span { display: none; }
  }
  @media print { --foot: 0rem; }
`;

const OnPhones = styled(CallOrText)`
  display: none;
  gap: ${theme.space.x4};
  a {
    ${loneLink}
    font-weight: ${theme.weight.medium};
    text-decoration: underline;
  }
  ${media.phone} { display: flex; }
`;

/* On a phone, the header's button would cover the hour. */
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${theme.space.x5};
  time { margin-right: ${theme.space.x1}; font-weight: ${theme.weight.strong}; }
  ${media.phone} {
    justify-content: space-between;
    p { display: none; }
  }
`;

const StreetBox = styled.div`
  /* The picture overlaps links. */
  pointer-events: none;
  position: relative;
  [data-sent] & { display: none; }
`;

const Street = styled(ConsultationScene)`
  ${media.phone} { height: 7rem; }
  ${media.tablet} { ${streetAt('40rem', '77%')} }
  ${media.desktop} { ${streetAt('clamp(44rem, 96svh, 54rem)', 'min(82%, 50% + 26rem)')} }
`;
