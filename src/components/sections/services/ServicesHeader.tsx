import styled from 'styled-components';
import { BackLink } from '@/components/ui/BackLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { servicesPage } from '@/content/servicesPage';
import { paths } from '@/lib/paths';
import { container } from '@/styles/container';
import { light } from '@/styles/lightStyles';
import { streetLights } from '@/styles/lights';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { ServiceIndex } from './ServiceIndex';
import { Workshop } from './Workshop';

/** What every service includes, before the house in which they are made, and an index that compares them. */
export function ServicesHeader() {
  return (
    <header>
      <Evening data-light={streetLights.services}>
        <Content>
          <Words>
            <BackLink href={paths.home} />
            <h1>{servicesPage.heading}</h1>
            <Lede>{servicesPage.lede}</Lede>
            <Included>{servicesPage.included}</Included>
            <ButtonLink href={paths.consultation}>{servicesPage.action}</ButtonLink>
          </Words>
          <Workshop />
        </Content>
      </Evening>
      <ServiceIndex />
    </header>
  );
}

/* The words end where the sky is still dark enough for them. */
const Evening = styled.div`
  container-type: inline-size;
  position: relative;
  overflow: hidden;
  background: linear-gradient(
    in oklab,
    ${light.skyTop},
    ${light.skyMiddle} calc(100% - 11rem),
    ${light.skyLow} calc(100% - 4.5rem),
    ${light.skyHorizon}
  );
  ${media.tablet} { background: linear-gradient(in oklab, ${light.skyTop}, ${light.skyMiddle} 48%, ${light.skyLow} 80%, ${light.skyHorizon}); }
`;

const Content = styled.div`
  ${container}
  position: relative;
  padding-top: calc(${theme.height.header} + ${theme.space.x4});
  padding-bottom: 3.25rem;
  ${media.tablet} {
    display: grid;
    grid-template-columns: 7fr 5fr;
    column-gap: ${theme.space.x5};
    align-items: end;
    padding-bottom: 0;
  }
  ${media.desktop} { padding-top: calc(${theme.height.header} + clamp(1rem, 3vw, 3.5rem)); }
  /* In a short window the whole house is in view, and the index begins. */
  @media (min-width: 64em) and (max-height: 46em) { padding-top: ${theme.height.header}; }
`;

const Words = styled.div`
  position: relative;
  z-index: 1;
  > :first-child { margin-bottom: clamp(${theme.space.x3}, 2.5vw, ${theme.space.x6}); }
  h1 {
    /* Well below the width of two lines, so that every font breaks it into three. */
    max-width: 7.4em;
    font-size: ${theme.size.hero};
  }
  ${media.phone} { > :last-child { padding-inline: 1.125rem; } }
  ${media.tablet} { padding-bottom: 4.5rem; }
  @media (min-width: 64em) and (max-height: 46em) {
    padding-bottom: ${theme.space.x7};
    h1 { font-size: min(${theme.size.hero}, 9.25svh); }
  }
`;

const Lede = styled.p`
  max-width: 34rem;
  margin-top: ${theme.space.x4};
  font-size: ${theme.size.lede};
  ${media.tablet} { margin-top: ${theme.space.x5}; }
  @media (min-width: 64em) and (max-height: 46em) { margin-top: ${theme.space.x4}; }
`;

const Included = styled.p`
  margin-block: ${theme.space.x4} ${theme.space.x5};
  font-weight: ${theme.weight.strong};
  ${media.phone} { max-width: 10.75rem; }
  @media (min-width: 64em) and (max-height: 46em) { margin-block: ${theme.space.x3} ${theme.space.x4}; }
`;
