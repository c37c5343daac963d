import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { servicesPage } from '@/content/servicesPage';
import { paths } from '@/lib/paths';
import { light } from '@/styles/lightStyles';
import { streetLights } from '@/styles/lights';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { PageIntroduction } from '../PageIntroduction';
import { ServiceIndex } from './ServiceIndex';
import { Workshop } from './Workshop';

/** What every service includes, before the house in which they are made, and an index that compares them. */
export function ServicesHeader() {
  return (
    <header>
      <Evening
        heading={servicesPage.heading}
        lede={servicesPage.lede}
        light={streetLights.services}
        picture={<Workshop />}
      >
        <Included>{servicesPage.included}</Included>
        <ButtonLink href={paths.consultation}>{servicesPage.action}</ButtonLink>
      </Evening>
      <ServiceIndex />
    </header>
  );
}

/* The words end where the sky is still dark enough for them, and where the house begins. */
const Evening = styled(PageIntroduction)`
  --heading-size: ${theme.size.hero};
  /* Well below the width of two lines, so that every font breaks it into three. */
  --heading-width: 7.4em;
  padding-bottom: 3.25rem;
  background: linear-gradient(
    in oklab,
    ${light.skyTop},
    ${light.skyMiddle} calc(100% - 11rem),
    ${light.skyLow} calc(100% - 4.5rem),
    ${light.skyHorizon}
  );
  ${media.tablet} {
    --text-width: min(34rem, 52vw);
    padding-bottom: 4.5rem;
    background: linear-gradient(in oklab, ${light.skyTop}, ${light.skyMiddle} 48%, ${light.skyLow} 80%, ${light.skyHorizon});
  }
  /* In a short window the whole house is in view, and the index begins. */
  ${media.desktop} { --heading-size: min(${theme.size.hero}, 9.25svh); }
`;

const Included = styled.p`
  max-width: var(--text-width, 10.75rem);
  margin-block: ${theme.space.x4} ${theme.space.x5};
  font-weight: ${theme.weight.strong};
`;
