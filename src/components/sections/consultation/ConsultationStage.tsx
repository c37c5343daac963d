import type { ReactNode } from 'react';
import styled from 'styled-components';
import { container } from '@/styles/container';
import { media } from '@/styles/media';
import { morningSky } from '@/styles/morningSky';
import { theme } from '@/styles/theme';
import { streetLook } from './streetLook';

/**
 * The ground of the consultation page: the last dark hour, which brightens down the form. Once the
 * request is sent it is the sky at opening time.
 */
export function ConsultationStage({ children }: { children: ReactNode }) {
  return <Stage>{children}</Stage>;
}

/*
 * Words end where the light begins: up to there the sky is dark enough for them. The street of the
 * morning is so large on a phone that its sign can be read, and has the height that its tower needs.
 */
const Stage = styled.div`
  --morning: 80rem;
  --town: calc(0.243 * var(--morning));
  --light: var(--town);
  background: linear-gradient(in oklab, #101830, ${theme.color.teal} 30%, ${theme.color.dawn});

  &:has(#thank-you) {
    display: grid;
    grid-template-rows: 1fr auto;
    background: linear-gradient(
      in oklab,
      ${morningSky.high} 3rem,
      ${morningSky.blue} max(18%, 14rem),
      ${morningSky.violet} calc(100% - var(--light) - 1rem),
      ${morningSky.mauve} calc(100% - 0.82 * var(--light)),
      ${theme.color.haze} calc(100% - 0.68 * var(--light)),
      ${morningSky.rose} calc(100% - 0.58 * var(--light)),
      ${theme.color.sunrise} calc(100% - 0.45 * var(--light))
    );
    /* The first screen as a whole, down to the pavement. */
    ${media.tablet} { min-height: min(100svh - 1.5rem, 64rem); }
  }

  .columns {
    ${container}
    display: grid;
    gap: ${theme.space.x7} clamp(3rem, 6vw, 6rem);
    padding-block: clamp(0.75rem, 2vw, 2rem) ${theme.space.section};

    /* The first field as high as it goes. */
    .required {
      margin-bottom: ${theme.space.x3};
      /* In line with the first title where both have room. */
      @media (min-width: 48em) and (max-width: 63.99em), (min-width: 75em) { position: absolute; top: 0.5rem; right: 0; margin: 0; }
    }

    /* Beside the form, how it goes; below both the questions. */
    ${media.desktop} {
      grid-template-columns: minmax(0, ${theme.width.form}) minmax(17rem, 1fr);
      > section { grid-column: 1 / -1; margin-top: ${theme.space.x6}; }
    }
  }
  ${streetLook}

  ${media.tablet} { --light: 14rem; }
  ${media.desktop} {
    --morning: clamp(50rem, min(94vw, 140svh), 100rem);
    --light: clamp(7.5rem, 49svh - 13rem, 22rem);
  }
`;
