import styled from 'styled-components';
import { HourHeading } from '@/components/sections/hour/HourHeading';
import { SceneCaption, sceneCaptionHeight } from '@/components/sections/hour/SceneCaption';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { TypedHeadline } from '@/components/ui/TypedHeadline';
import { homePage } from '@/content/copy/home';
import { demonstration } from '@/content/examples/demonstration';
import { websiteService } from '@/content/services';
import { tagline } from '@/content/site';
import { consultationPathFor, paths } from '@/lib/paths';
import { HeroScene, shopPlace } from '@/scenes/home/HeroScene';
import { container, pageSides } from '@/styles/container';
import { lightGradient } from '@/styles/lightStyles';
import { streetLights } from '@/styles/lights';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

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
        <HourHeading number={1} />
      </SceneCaption>
    </Screen>
  );
}

/* The words are in the sky; from tablet width on, the scene fills the section behind them. */
const Screen = styled.section`
  position: relative;
  overflow: clip;
  display: flex;
  flex-direction: column;
  min-height: min(100svh, 64rem);
  --lede: max(2rem, min(1.15rem + 2.7vw, 8.4svh, 5rem));
  padding-top: ${theme.height.header};
  background: ${lightGradient({ skyTop: '', skyMiddle: '42%', skyLow: '68%', skyGlow: '88%' })};
`;

/*
 * The headline is a line above the sentence that sells, which is the largest text. Sizes in svh keep the buttons above
 * the ground in a short window, and a phone's shop on its first screen.
 */
const Words = styled.div`
  ${container}
  position: relative;
  z-index: 1;
  /* Clear of the transparent header while the page is scrolled by up to 50 px. */
  padding-top: 2.25rem;

  h1 {
    margin-block: ${theme.space.x1} min(${theme.space.x4}, 2svh);
    font-size: clamp(1rem, 0.85rem + 0.65vw, 1.75rem);
    line-height: 1.3;
    letter-spacing: -0.01em;
  }
  ${media.tablet} { padding-top: clamp(2.25rem, 13svh - 4.5rem, 6rem); }
`;

const Tagline = styled.p`
  color: ${theme.color.muted};
  font-weight: ${theme.weight.medium};
  font-size: ${theme.size.small};
`;

const Lede = styled.p`
  max-width: 10.4em;
  font: ${theme.weight.display} var(--lede) / 1.04 ${theme.font.display};
  letter-spacing: ${theme.tracking.display};
  text-wrap: balance;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.x2};
  margin-top: min(${theme.space.x5}, 2.5svh);

  [data-variant='secondary'] { --button-edge: ${theme.color.cool}; }
  [data-variant='secondary']:not(:hover) { background: ${theme.color.dusk}; }
  ${media.phone} { --button-padding: ${theme.space.x3}; font-size: ${theme.size.small}; [data-variant] { flex: auto; } }
  ${media.tablet} { padding-bottom: 25rem; }
  ${media.desktop} { padding-bottom: ${theme.space.x4}; }
`;

/* A phone has the two buttons alone; the demonstration follows below them. */
const Demonstration = styled.a`
  flex: 100%;
  color: inherit;
  line-height: ${theme.height.target};
  /* On a phone two calls to action are enough. */
  ${media.phone} { display: none; }
`;

/* On a phone, as tall as the shop; on a desktop, the shop is at the page's right edge, but never behind the words. */
const Picture = styled.div`
  ${shopPlace.width}: min(100vw - 2rem, 38svh);
  ${shopPlace.right}: calc(50% - var(${shopPlace.width}) / 2 - 1.5rem);
  position: relative;
  height: clamp(15rem, 36svh, 21.25rem);
  margin-top: auto;
  ${media.tablet} {
    ${shopPlace.width}: 26rem;
    ${shopPlace.right}: 3rem;
    position: absolute;
    inset: 0 0 ${sceneCaptionHeight};
    height: auto;
  }
  ${media.desktop} {
    ${shopPlace.width}: min(43vw, 100svh - 10rem, 50rem);
    --words: calc(${pageSides} + 9.8 * var(--lede));
    ${shopPlace.right}: max(1.5rem, min(50% - ${theme.width.page} / 2 + 1rem, 100% - var(--words) - var(${shopPlace.width})));
  }
  @media print { position: static; height: auto; }
`;
