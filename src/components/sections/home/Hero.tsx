import styled from 'styled-components';
import { TownScene } from '@/components/scenes/TownScene';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Particles } from '@/components/ui/Particles';
import { TypedHeadline } from '@/components/ui/TypedHeadline';
import { homePage } from '@/content/home';
import { tagline } from '@/content/site';
import { paths } from '@/lib/paths';
import { media } from '@/styles/media';
import { container } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** The first screen: what the agency does, the two ways on, and the town it works for. */
export function Hero() {
  const { headline, lede, primaryAction, secondaryAction } = homePage.hero;
  return (
    <Screen id="hero">
      <Particles />
      <div className="town">
        <TownScene />
      </div>
      <div className="words">
        <p className="tagline">{tagline}</p>
        <TypedHeadline text={headline} />
        <p className="lede">{lede}</p>
        <div className="actions">
          <ButtonLink href={paths.consultation}>{primaryAction}</ButtonLink>
          <ButtonLink href={paths.services} variant="secondary">
            {secondaryAction}
          </ButtonLink>
        </div>
      </div>
    </Screen>
  );
}

const Screen = styled.section`
  position: relative;
  overflow: hidden;
  display: flex;
  min-height: min(100svh, 64rem);
  padding-top: ${theme.height.header};
  border-bottom: 1px solid ${theme.color.line};

  .town {
    position: absolute;
    right: 0;
    bottom: 0;
    width: max(100%, 75rem);
    /* The shop, not the empty end of the street, is what a narrow screen keeps. */
    ${media.phone} { right: -6.5rem; width: 44rem; }
  }

  .words {
    ${container}
    position: relative;
    padding-block: ${theme.space.x5} ${theme.space.x9};
    ${media.tablet} { padding-block: clamp(2rem, 7vh, 5rem) 24vw; }
    ${media.desktop} { padding-bottom: ${theme.space.x9}; }
  }
  .tagline {
    display: flex;
    align-items: center;
    gap: ${theme.space.x3};
    color: ${theme.color.signal};
    font-weight: ${theme.weight.medium};
    &::before {
      content: '';
      width: 0.5rem;
      height: 0.5rem;
      border-radius: 50%;
      background: currentcolor;
      box-shadow: ${theme.shadow.glow};
    }
  }
  h1 {
    max-width: 11.5em;
    margin-block: ${theme.space.x3} ${theme.space.x5};
    font-size: ${theme.size.hero};
    line-height: ${theme.leading.display};
    letter-spacing: ${theme.tracking.display};
    ${media.desktop} { max-width: 9.8em; }
  }
  .lede {
    max-width: 30rem;
    color: ${theme.color.muted};
    font-size: ${theme.size.lede};
    line-height: 1.5;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.x3};
    margin-top: ${theme.space.x5};
  }
`;
