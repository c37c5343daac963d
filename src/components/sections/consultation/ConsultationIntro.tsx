import styled from 'styled-components';
import { BackLink } from '@/components/ui/BackLink';
import { consultationCopy } from '@/content/consultation';
import { paths } from '@/lib/paths';
import { container } from '@/styles/container';
import { light } from '@/styles/lightStyles';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { HourLine } from '../HourLine';

/** What the page is for, in the sky of the last hour before opening. The street stands below it. */
export function ConsultationIntro() {
  return (
    <Intro>
      <div>
        <Top>
          <BackLink href={paths.home} />
          <HourLine hour={consultationCopy.hour} />
        </Top>
        <h1>{consultationCopy.title}</h1>
        <Lede>{consultationCopy.lede}</Lede>
      </div>
    </Intro>
  );
}

/* The sky of the same hour on the home page; words end where its light begins. */
const Intro = styled.header`
  --glow: 9rem;
  background: linear-gradient(
    in oklab,
    ${light.skyTop},
    ${light.skyMiddle} calc(100% - var(--glow)),
    ${light.skyHaze} calc(100% - 0.6 * var(--glow)),
    ${light.skyGlow} calc(100% - 0.42 * var(--glow)),
    ${light.skyHorizon} calc(100% - 0.2 * var(--glow))
  );

  > div {
    ${container}
    position: relative;
    z-index: 1;
    padding-top: ${theme.height.header};
    padding-bottom: 9.25rem;
  }
  h1 {
    margin-top: ${theme.space.x1};
  }
  /* A little apart from the hour. */
  ${media.phone} { h1 { margin-top: ${theme.space.x3}; } }
  ${media.tablet} { --glow: 8rem; > div { padding-bottom: 8rem; } }
  ${media.desktop} {
    > div { padding-block: calc(${theme.height.header} + ${theme.space.x4}) 4.75rem; }
    h1 { margin-top: ${theme.space.x3}; }
    /* In a short window the first field comes before the picture. */
    @media (max-height: 49.99em) {
      --glow: 5.5rem;
      > div { padding-block: ${theme.height.header} 3.25rem; }
      h1 { margin-top: ${theme.space.x1}; font-size: 3.25rem; }
    }
  }
  @media print { > div { padding-bottom: 0; } }
`;

/* On a phone the hour stands below the way back. */
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space.x5};
  > * { color: ${theme.color.text}; }
  p { line-height: 1.5; text-wrap: balance; }
  time { margin-right: ${theme.space.x1}; font-weight: ${theme.weight.strong}; }
  ${media.phone} { p { flex-basis: 100%; font-size: ${theme.size.small}; } }
  @media print { p { display: none; } }
`;

const Lede = styled.p`
  max-width: 34rem;
  margin-top: ${theme.space.x2};
  font-size: ${theme.size.lede};
  line-height: 1.45;
  ${media.desktop} { max-width: min(36rem, 50vw); }
`;
