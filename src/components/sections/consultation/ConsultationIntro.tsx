import styled from 'styled-components';
import { HourText } from '@/components/sections/hour/HourText';
import { BackLink } from '@/components/ui/BackLink';
import { CallOrText } from '@/components/ui/CallOrText';
import { consultationCopy } from '@/content/copy/consultation';
import { paths } from '@/lib/paths';
import { media } from '@/styles/media';
import { loneLink } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { PageIntroduction } from '../PageIntroduction';
import { introFoot, introSky } from './introSky';

/** The consultation page's heading and lede, in the sky above the street. */
export function ConsultationIntro() {
  const { title, lede, hour } = consultationCopy;
  const top = (
    <Top>
      <BackLink href={paths.home} />
      <HourText hour={hour} />
      <OnPhones />
    </Top>
  );
  return <Intro above={top} heading={title} lede={lede} />;
}

const Intro = styled(PageIntroduction)`
  ${introFoot}
  padding-bottom: var(--foot);
  background: ${introSky};
  @media print { --foot: 0rem; }
`;

const OnPhones = styled(CallOrText)`
  display: none;
  gap: ${theme.space.x4};
  margin-left: auto;
  a {
    ${loneLink}
    font-weight: ${theme.weight.medium};
    text-decoration: underline;
  }
  ${media.phone} { display: flex; }
`;

/* A phone has no room for the hour beside the header's button, which is above it while the header is transparent. */
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${theme.space.x5};
  time { margin-right: ${theme.space.x1}; font-weight: ${theme.weight.strong}; }
  ${media.phone} { p { display: none; } }
`;
