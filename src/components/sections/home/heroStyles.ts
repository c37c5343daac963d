import styled, { keyframes } from 'styled-components';
import { starlight } from '@/components/scenes/street/Starlight';
import { container } from '@/styles/container';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

const moonrise = keyframes`
  from { transform: translateY(84px); }
  to { transform: translateY(-60px); }
`;

/**
 * The words stand in the sky and the street below them. On a phone the street follows the words; from
 * tablet width on it is as wide as the screen, and the log hangs over the shop, right of the words.
 */
export const Screen = styled.section`
  --pavement: 4.75rem;
  position: relative;
  overflow: hidden;
  display: flex;
  flex-direction: column;
  min-height: min(100svh, 64rem);
  padding-top: ${theme.height.header};
  background: linear-gradient(
    in oklab,
    ${theme.color.dusk},
    ${theme.color.duskLow} 42%,
    ${theme.color.plum} 68%,
    ${theme.color.ember} 88%
  );

  .words {
    ${container}
    position: relative;
    z-index: 1;
    padding-top: ${theme.space.x5};
    ${media.tablet} { padding-top: clamp(1rem, 5svh, 4.5rem); }
  }
  .tagline { color: ${theme.color.text}; font-weight: ${theme.weight.medium}; }
  h1 {
    max-width: 9.8em;
    margin-block: ${theme.space.x3} ${theme.space.x5};
    font-size: ${theme.size.hero};
    line-height: ${theme.leading.display};
    letter-spacing: ${theme.tracking.display};
    ${media.desktop} { font-size: min(${theme.size.hero}, 10.75svh); }
    @media (min-width: 100em) { font-size: min(6.5rem, 10.75svh); }
  }
  .lede {
    max-width: 25em;
    color: ${theme.color.text};
    font-size: clamp(1.125rem, 1rem + 0.6vw, 1.625rem);
    line-height: 1.4;
    text-wrap: balance;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.x3};
    margin-top: ${theme.space.x5};
    ${media.phone} {
      gap: ${theme.space.x2};
      .button { flex: auto; padding-inline: ${theme.space.x3}; font-size: ${theme.size.small}; }
    }
    .button[data-variant='secondary']:not(:hover) { border-color: ${theme.color.cool}; background: ${theme.color.dusk}; }
    ${media.tablet} { padding-bottom: 24rem; }
    ${media.desktop} { padding-bottom: ${theme.space.x4}; }
  }

  /* In a short window the buttons keep clear of the ground. */
  @media (min-width: 64em) and (max-height: 46em) {
    .words { padding-top: ${theme.space.x4}; }
    h1 { margin-block: ${theme.space.x2} ${theme.space.x4}; font-size: min(${theme.size.hero}, 9.25svh); }
    .lede { font-size: ${theme.size.lede}; }
    .actions { margin-top: ${theme.space.x4}; }
  }

  /* On a phone as high as the log and the shop under it. */
  .town {
    position: relative;
    height: 24.5rem;
    margin-top: auto;
    ${media.tablet} { position: absolute; inset: 0 0 var(--pavement); height: auto; }
  }
  /* Stars below the header, and none behind the words. */
  .starlight {
    ${starlight}
    ${media.tablet} { mask: linear-gradient(90deg, transparent 56%, #000 66%); }
  }
  /* Just up behind the tower; as the page scrolls on, it rises. */
  .moon { transform: translateY(84px); }
  @supports (animation-timeline: scroll()) {
    ${media.motion} { .moon { animation: ${moonrise} linear both; animation-timeline: scroll(); animation-range: 0 100svh; } }
  }
  .sky {
    position: absolute;
    inset: 0 0 40%;
    ${media.tablet} { inset: 10% 2% 46% 80%; }
    ${media.desktop} { inset: 12% 2% 38% 70%; }
  }
  /* The street's own ground goes on under it, and the shop's light upon that. */
  .town + .pavement { background: none; ${media.phone} { margin-top: 0; } }
`;
