import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Particles } from '@/components/ui/Particles';
import { TypedHeadline } from '@/components/ui/TypedHeadline';
import { homePage } from '@/content/home';
import { websiteService } from '@/content/services';
import { tagline } from '@/content/site';
import { consultationPathFor, paths } from '@/lib/paths';
import { container } from '@/styles/container';
import { light } from '@/styles/lightStyles';
import { streetLights } from '@/styles/lights';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { HourHeading } from '../HourHeading';
import { StreetGround, streetGroundHeight } from '../StreetGround';
import { HeroStreet } from './HeroStreet';

/** The first screen, at closing time: what the agency does, the ways on, and the street it works for. */
export function Hero() {
  const { headline, lede, primaryAction, secondaryAction, demonstration } = homePage.hero;
  return (
    <Screen id="hero" data-light={streetLights.hero}>
      <Words>
        <p>{tagline}</p>
        <TypedHeadline text={headline} />
        <p>{lede}</p>
        <Actions>
          <ButtonLink href={consultationPathFor(websiteService.slug)}>{primaryAction}</ButtonLink>
          <ButtonLink href={paths.services} variant="secondary">
            {secondaryAction}
          </ButtonLink>
          <a href={paths.demonstration}>{demonstration}</a>
        </Actions>
      </Words>
      <Picture>
        <Drifting>
          <Particles />
        </Drifting>
        <HeroStreet />
      </Picture>
      <StreetGround>
        <HourHeading count={1} />
      </StreetGround>
    </Screen>
  );
}

/* The words stand in the sky and the street below them; from tablet width on it is as wide as the screen. */
const Screen = styled.section`
  position: relative;
  overflow: hidden;
  display: flex;
  flex-direction: column;
  min-height: min(100svh, 64rem);
  padding-top: ${theme.height.header};
  background: linear-gradient(
    in oklab,
    ${light.skyTop},
    ${light.skyMiddle} 42%,
    ${light.skyLow} 68%,
    ${light.skyGlow} 88%
  );
`;

/* What is measured by the window's height leaves the buttons clear of the ground where it is short. */
const Words = styled.div`
  ${container}
  position: relative;
  z-index: 1;
  padding-top: ${theme.space.x5};

  > :first-child { font-weight: ${theme.weight.medium}; }
  h1 {
    max-width: 9.8em;
    margin-block: ${theme.space.x3} min(${theme.space.x5}, 2.5svh);
    font-size: max(2.25rem, min(${theme.size.hero}, 9.5svh));
  }
  h1 + p {
    max-width: 25em;
    font-size: clamp(1.3125rem, min(1.15rem + 0.8vw, 3.2svh), 1.875rem);
    line-height: 1.35;
    text-wrap: balance;
  }
  ${media.tablet} { padding-top: clamp(1rem, 12svh - 4.5rem, 4.5rem); }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.x2};
  margin-top: min(${theme.space.x5}, 2.5svh);

  > :nth-child(2) { --button-edge: ${theme.color.cool}; }
  > :nth-child(2):not(:hover) { background: ${theme.color.dusk}; }
  /* The quiet way: to see it first. */
  > :last-child { flex: 100%; color: inherit; line-height: ${theme.height.target}; }
  ${media.phone} { --button-padding: ${theme.space.x3}; > * { flex: auto; font-size: ${theme.size.small}; } }
  ${media.tablet} { padding-bottom: 24rem; }
  ${media.desktop} { padding-bottom: ${theme.space.x4}; }
`;

/* On a phone as high as the log and the shop under it. */
const Picture = styled.div`
  position: relative;
  height: 21.25rem;
  margin-top: auto;
  ${media.phone} { overflow: hidden; }
  ${media.tablet} { position: absolute; inset: 0 0 ${streetGroundHeight}; height: auto; }
  @media print { position: static; height: auto; }
`;

const Drifting = styled.div`
  position: absolute;
  inset: 0 0 40%;
  ${media.tablet} { inset: 12% 2% 40% 72%; }
`;
