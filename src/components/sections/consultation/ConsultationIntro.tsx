import styled from 'styled-components';
import { BackLink } from '@/components/ui/BackLink';
import { CallOrText } from '@/components/ui/CallOrText';
import { consultationCopy } from '@/content/consultation';
import { paths } from '@/lib/paths';
import { lightColor } from '@/styles/lightStyles';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { HourText } from '../HourText';
import { PageIntroduction } from '../PageIntroduction';

/** What the page is for, in the sky of the last hour before opening. The street stands below it. */
export function ConsultationIntro() {
  const { title, lede, hour } = consultationCopy;
  const top = (
    <Top>
      <BackLink href={paths.home} />
      <HourText hour={hour} />
    </Top>
  );
  return (
    <Intro above={top} heading={title} lede={lede}>
      <OnPhones />
    </Intro>
  );
}

/* The sky of the same hour on the home page; words end where its light begins. */
const Intro = styled(PageIntroduction)`
  --page-top: 0rem;
  --foot: 9.25rem;
  --glow: 8rem;
  padding-bottom: var(--foot);
  background: linear-gradient(
    in oklab,
    ${lightColor.skyTop},
    ${lightColor.skyMiddle} calc(100% - var(--glow)),
    ${lightColor.skyHaze} calc(100% - 0.6 * var(--glow)),
    ${lightColor.skyGlow} calc(100% - 0.42 * var(--glow)),
    ${lightColor.skyHorizon} calc(100% - 0.2 * var(--glow))
  );
  /* In a short window the first field comes before the picture. */
  ${media.desktop} { --foot: clamp(3.25rem, 12svh - 2rem, 4.75rem); --glow: calc(1.7 * var(--foot)); }
  @media print { --foot: 0rem; }
`;

const OnPhones = styled(CallOrText)`
  --button-height: ${theme.height.target};
  --button-padding: ${theme.space.x2} ${theme.space.x4};
  display: none;
  gap: ${theme.space.x2};
  margin-top: ${theme.space.x3};
  font-size: ${theme.size.small};
  ${media.phone} { display: flex; }
`;

/* On a phone the hour stands below the way back. */
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${theme.space.x5};
  > * { color: ${theme.color.text}; }
  time { margin-right: ${theme.space.x1}; font-weight: ${theme.weight.strong}; }
  ${media.phone} { p { flex-basis: 100%; font-size: ${theme.size.small}; text-wrap: balance; } }
`;
