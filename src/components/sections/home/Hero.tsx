import styled from 'styled-components';
import { SceneCaption, sceneCaptionHeight } from '@/components/sections/hour/HourText';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { TypedHeadline } from '@/components/ui/TypedHeadline';
import { homePage } from '@/content/copy/home';
import { businessNameId } from '@/content/examples/elementIds';
import { examplesCopy } from '@/content/examples/examplesCopy';
import { hours } from '@/content/night';
import { websiteService } from '@/content/services';
import { site, tagline } from '@/content/site';
import { consultationPathFor, paths } from '@/lib/paths';
import { telephoneLink } from '@/lib/text/phone';
import { closingLight, HeroScene, onBoard } from '@/scenes/home/HeroScene';
import { lightGradient } from '@/styles/lightStyles';
import { media } from '@/styles/media';
import { container, pageSides } from '@/styles/mixins';
import { theme } from '@/styles/theme';

export function Hero() {
  const { headline, lede, primaryAction, secondaryAction, terms, orCall } = homePage.hero;
  return (
    <Screen id="hero" data-light={closingLight}>
      <Words>
        <Tagline>{tagline}</Tagline>
        <TypedHeadline text={headline} />
        <Lede>{lede}</Lede>
        <Actions>
          <ButtonLink href={consultationPathFor(websiteService.slug)}>{primaryAction}</ButtonLink>{' '}
          <ButtonLink href={paths.services} variant="secondary">
            {secondaryAction}
          </ButtonLink>
          <p>
            {terms} <br />
            {orCall} <a href={telephoneLink(site.phone)}>{site.phone}</a>
          </p>
        </Actions>
      </Words>
      {/* Before the picture, which would shrink if the caption arrived later. */}
      <SceneCaption hour={hours.closing} clock={clock} isClear />
      <Picture>
        <Scene>
          <Note href={`#${businessNameId}`} data-without-business="" suppressHydrationWarning>
            {examplesCopy.link}
          </Note>
        </Scene>
      </Picture>
    </Screen>
  );
}

const clock = `min(${theme.size.title} + 0.25rem, 0.85 * var(--headline))`;

const Screen = styled.section`
  position: relative;
  overflow: clip;
  display: flex;
  flex-direction: column;
  min-height: min(100svh, 64rem);
  /* The largest words of the first screen. Sizes in svh keep the buttons above the ground in a low window. */
  --headline: min(9.8vw, max(2rem, 5.4svh));
  padding-top: ${theme.height.header};
  background: ${lightGradient({ skyTop: '', skyMiddle: '42%', skyLow: '68%', skyGlow: '88%' })};
  ${media.tablet} { --headline: clamp(2rem, 9svh, 4.5rem); }
  ${media.desktop} { --headline: min(5vw, max(2.25rem, 9.5svh), 6.25rem); }
  ${media.smallPhone} { --headline: min(9.8vw, 1.75rem); --button-height: ${theme.height.target}; }
`;

const Tagline = styled.p`
  text-wrap: balance;
  color: ${theme.color.muted};
  font: ${theme.weight.display} clamp(0.9375rem, 0.7rem + 0.45vw, 1.25rem) / 1.3 ${theme.font.display};
  &::after {
    content: '';
    display: inline-block;
    width: ${theme.space.x6};
    margin: 0 calc(-1 * (${theme.space.x6} + ${theme.space.x3})) 0 ${theme.space.x3};
    border-top: 1.5px solid ${theme.color.signalSoft};
    vertical-align: 0.3em;
  }
`;

const Words = styled.div`
  ${container}
  position: relative;
  z-index: 1;
  /* Clear of the header, which is transparent up to 50 px of scroll. */
  padding-top: 2.75rem;

  /* Three lines. */
  h1 {
    max-width: 9.6em;
    margin-top: min(${theme.space.x3}, 1.2svh);
    font-size: var(--headline);
    line-height: 1;
    text-wrap: wrap;
  }
  ${media.tablet} { padding-block: clamp(2.25rem, 13svh - 4.5rem, 4rem) 22.25rem; }
  ${media.desktop} { padding-bottom: ${theme.space.x4}; }
  /* The ground of the shop, which is 68svh wide, is 2.5svh high. */
  ${media.lowPhone} { padding-bottom: calc(${theme.space.x4} + 3svh); }
  @media print { padding-block: ${theme.space.x5}; }
`;

const Lede = styled.p`
  margin-top: min(1.25rem, 2svh);
  font: ${theme.weight.medium} clamp(1.0625rem, min(0.9rem + 0.9vw, 3.4svh), 1.75rem) / 1.35 ${theme.font.text};
  white-space: pre-line;
  /* Ends before the picture. */
  ${media.desktop} { max-width: calc(9 * var(--headline)); }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.x2};
  margin-top: min(${theme.space.x6}, 2.8svh);

  [data-variant='secondary'] { --button-edge: ${theme.color.cool}; --button-ground: ${theme.color.dusk}; }
  ${media.phone} { --button-padding: ${theme.space.x3}; font-size: ${theme.size.small}; [data-variant] { flex: auto; } }
  ${media.lowPhone} { [data-variant] { flex: none; } }
  /* Breaks the line between the two sentences. */
  p { flex: 100%; text-wrap: balance; }
`;

const Note = styled.a`
  ${onBoard}
  /* Above the words' box and below the header. */
  z-index: 1;
  padding: 0.2em 0.8em;
  /* As tall as a touch target. */
  margin-top: -0.5rem;
  border: solid transparent;
  border-width: 0.5rem 0;
  background: ${theme.color.morningStreet} padding-box;
  color: ${theme.color.morningText};
  font-weight: ${theme.weight.strong};
  /* The board follows the window's width, not the letters. */
  font-size: min(max(${theme.size.small}, 1.05vw), 4.6vw);
  text-decoration: none;
  white-space: nowrap;
  rotate: -1.5deg;
  &:hover { rotate: 0deg; }
  @media (scripting: none) { display: none; }
`;

const Picture = styled.div`
  position: relative;
  flex: 1;
  min-height: 11.5rem;
  ${media.tablet} {
    position: absolute;
    inset: 0 0 ${sceneCaptionHeight};
    height: auto;
  }
  ${media.lowPhone} {
    position: absolute;
    inset: 0 0 ${sceneCaptionHeight};
  }
  @media print { display: none; }
`;

/* Sums of text sizes, because late or wrapped text must not resize the picture. */
const Scene = styled(HeroScene)`
  --shop-width: min(100vw - 2rem, max(10rem, 100svh - 29rem - 3 * var(--headline)), 24rem);
  width: var(--shop-width);
  right: calc(50% - var(--shop-width) / 2 - 0.75rem);
  @media (max-width: 22.4em) { --shop-width: max(min(10rem, 100vw - 2rem), min(100svh - 34.5rem - 3 * var(--headline), 100vw - 2rem)); }
  ${media.tablet} { --shop-width: 21.5rem; right: 2rem; }
  ${media.desktop} {
    --words-end: calc(${pageSides} + 9 * var(--headline));
    --shop-width: min(46vw, max(15rem, 100svh - 14.5rem), 50rem, 100% - var(--words-end) - 2rem);
    right: max(1rem, min(50% - ${theme.width.page} / 2, 100% - var(--words-end) - var(--shop-width)));
  }
  ${media.lowPhone} { --shop-width: 68svh; right: 1rem; }
`;
