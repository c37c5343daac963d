import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Sentences } from '@/components/ui/Sentences';
import { servicesPage } from '@/content/copy/servicesPage';
import { paths } from '@/lib/paths';
import { WorkshopScene } from '@/scenes/services/WorkshopScene';
import { lightGradient } from '@/styles/lightStyles';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { PageIntroduction } from '../PageIntroduction';
import { ServiceIndex } from './ServiceIndex';

export function ServicesHeader() {
  return (
    <header data-light="dusk">
      <Evening
        heading={servicesPage.heading}
        lede={<Sentences>{servicesPage.lede}</Sentences>}
        scene={<House />}
      >
        <Included>{servicesPage.included}</Included>
        <ButtonLink href={paths.consultation}>{servicesPage.action}</ButtonLink>
      </Evening>
      <ServiceIndex />
    </header>
  );
}

const Evening = styled(PageIntroduction)`
  --heading-size: ${theme.size.hero};
  /* Three lines in every font. */
  --heading-width: 7.4em;
  --foot: 3.25rem;
  background: ${lightGradient({
    skyTop: '',
    skyMiddle: 'calc(100% - 11rem)',
    skyLow: 'calc(100% - 4.5rem)',
    skyHorizon: '',
  })};
  ${media.tablet} {
    --text-width: min(34rem, 52vw);
    --foot: 4.5rem;
    background: ${lightGradient({ skyTop: '', skyMiddle: '48%', skyLow: '80%', skyHorizon: '' })};
  }
  /* Keeps the whole house in a short window. */
  ${media.desktop} { --heading-size: min(${theme.size.hero}, 9.25svh); }
`;

const House = styled(WorkshopScene)`
  right: max(${theme.space.gutter}, calc((100% - ${theme.width.page}) / 2 + 2.5rem));
  width: min(100vw - 15rem, 9rem);
  ${media.tablet} { width: min(5.2rem + 20vw, 26rem); }
`;

const Included = styled.p`
  max-width: var(--text-width, 10.75rem);
  margin-block: ${theme.space.x4} ${theme.space.x5};
  font-weight: ${theme.weight.strong};
`;
