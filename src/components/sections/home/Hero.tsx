import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { TypedHeadline } from '@/components/ui/TypedHeadline';
import { homePage } from '@/content/copy/home';
import { demonstration } from '@/content/demonstration';
import { websiteService } from '@/content/services';
import { tagline } from '@/content/site';
import { consultationPathFor, paths } from '@/lib/paths';
import { HeroScene } from '@/scenes/home/HeroScene';
import { container } from '@/styles/container';
import { lightColor } from '@/styles/lightStyles';
import { streetLights } from '@/styles/lights';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { HourHeading } from '../HourHeading';
import { SceneCaption, sceneCaptionHeight } from '../SceneCaption';

/** The first screen: what the agency does, links, and the street at closing time. */
export function Hero() {
  const { headline, lede, primaryAction, secondaryAction } = homePage.hero;
  return (
    <Screen id="hero" data-light={streetLights.hero}>
      <Words>
        <Tagline>{tagline}</Tagline>
        <TypedHeadline text={headline} />
        <Lede>{lede}</Lede>
        <Actions>
          <ButtonLink href={consultationPathFor(websiteService.slug)}>{primaryAction}</ButtonLink>
          <ButtonLink href={paths.services} variant="secondary">
            {secondaryAction}
          </ButtonLink>
          <Demonstration href={paths.demonstration}>{demonstration.link}</Demonstration>
        </Actions>
      </Words>
      <Picture>
        <HeroScene />
      </Picture>
      <SceneCaption>
        <HourHeading count={1} />
      </SceneCaption>
    </Screen>
  );
}

/* The words are in the sky; from tablet width on, the scene fills the section behind them. */
const Screen = styled.section`
  position: relative;
  overflow: hidden;
  display: flex;
  flex-direction: column;
  min-height: min(100svh, 64rem);
  padding-top: ${theme.height.header};
  background: linear-gradient(
    in oklab,
    ${lightColor.skyTop},
    ${lightColor.skyMiddle} 42%,
    ${lightColor.skyLow} 68%,
    ${lightColor.skyGlow} 88%
  );
`;

/* Sizes in svh keep the buttons above the ground in a short window, and a phone's shop on its first screen. */
const Words = styled.div`
  ${container}
  position: relative;
  z-index: 1;
  padding-top: ${theme.space.x2};

  h1 {
    max-width: 9.8em;
    margin-block: ${theme.space.x3} min(${theme.space.x5}, 2.5svh);
    font-size: max(2.25rem, min(${theme.size.hero}, 9.5svh));
  }
  ${media.tablet} { padding-top: clamp(1rem, 12svh - 4.5rem, 4.5rem); }
`;

const Tagline = styled.p`font-weight: ${theme.weight.medium};`;

const Lede = styled.p`
  max-width: 25em;
  font-size: clamp(1.3125rem, min(1.15rem + 0.8vw, 3.2svh), 1.875rem);
  line-height: 1.35;
  text-wrap: balance;
  ${media.phone} { font-size: clamp(1.0625rem, 2.6svh, 1.3125rem); }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.x2};
  margin-top: min(${theme.space.x5}, 2.5svh);

  [data-variant='secondary'] { --button-edge: ${theme.color.cool}; }
  [data-variant='secondary']:not(:hover) { background: ${theme.color.dusk}; }
  ${media.phone} { --button-padding: ${theme.space.x3}; font-size: ${theme.size.small}; [data-variant] { flex: auto; } }
  ${media.tablet} { padding-bottom: 24rem; }
  ${media.desktop} { padding-bottom: ${theme.space.x4}; }
`;

const Demonstration = styled.a`
  flex: 100%;
  color: inherit;
  line-height: ${theme.height.target};
  /* On a phone two calls to action are enough. */
  ${media.phone} { display: none; }
`;

/* On a phone, as tall as the log and the shop. */
const Picture = styled.div`
  position: relative;
  height: clamp(16rem, 38svh, 21.25rem);
  margin-top: auto;
  ${media.tablet} { position: absolute; inset: 0 0 ${sceneCaptionHeight}; height: auto; }
  @media print { position: static; height: auto; }
`;
