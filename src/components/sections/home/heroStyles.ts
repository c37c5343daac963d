import styled from 'styled-components';
import { media } from '@/styles/media';
import { container } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/**
 * The words stand in the sky and the street below them. On a phone the street follows the words; from
 * tablet width on it is as wide as the screen, and the log hangs over the shop, right of the words.
 */
export const Screen = styled.section`
  --pavement: 4.5rem;
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
    ${theme.color.plum} 66%,
    ${theme.color.ember} 88%
  );

  .words {
    ${container}
    position: relative;
    z-index: 1;
    padding-top: ${theme.space.x5};
    ${media.tablet} { padding-top: clamp(1.5rem, 6svh, 4.5rem); }
  }
  .tagline { color: ${theme.color.signalLit}; font-weight: ${theme.weight.medium}; }
  h1 {
    max-width: 9.8em;
    margin-block: ${theme.space.x3} ${theme.space.x5};
    font-size: ${theme.size.hero};
    line-height: ${theme.leading.display};
    letter-spacing: ${theme.tracking.display};
    ${media.desktop} { font-size: min(${theme.size.hero}, 13.5svh); }
  }
  .lede {
    max-width: 29rem;
    color: ${theme.color.text};
    font-size: ${theme.size.lede};
    line-height: 1.5;
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
    .button[data-variant='secondary'] { border-color: ${theme.color.cool}; }
    ${media.tablet} { padding-bottom: 24rem; }
    ${media.desktop} { padding-bottom: ${theme.space.x6}; }
  }

  /* On a phone as high as the log and the shop under it. */
  .town {
    position: relative;
    height: 23.5rem;
    margin-top: auto;
    ${media.tablet} { position: absolute; inset: 0 0 var(--pavement); height: auto; }
  }
  .sky {
    position: absolute;
    inset: 0 0 40%;
    ${media.tablet} { inset: 10% 2% 46% 80%; }
    ${media.desktop} { inset: 12% 2% 38% 70%; }
  }
  .pavement {
    position: relative;
    flex: none;
    display: grid;
    align-items: center;
    height: var(--pavement);
    margin-top: auto;
    background: ${theme.color.street};
    .hour { margin-bottom: 0; }
    > div { ${container} }
  }
  .town + .pavement { ${media.phone} { margin-top: 0; } }
`;
