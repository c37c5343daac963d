import styled from 'styled-components';
import { ExampleSite } from '@/components/examples/ExampleSite';
import { salon } from '@/content/examples/salon';
import type { Service } from '@/content/services';
import { media } from '@/styles/media';
import { visuallyHidden } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { columnGap } from '../parts/pictures';
import { ServiceOffer } from '../parts/ServiceOffer';
import { ResultRows } from '../parts/ServiceResults';
import { ServiceSection } from '../parts/ServiceSection';
import { ServiceTerms } from '../parts/ServiceTerms';
import { ServiceText, ServiceTime, ServiceTitle } from '../parts/ServiceWords';

/** The website service: an example as wide as the page, and its price as a figure. */
export function WebsiteBlock({ service }: { service: Service }) {
  return (
    <Section service={service}>
      <ServiceTime hour={service.hour} />
      <ServiceTitle service={service} />
      <Browser>
        <ExampleSite example={salon} alone />
      </Browser>
      <Terms service={service} />
      <Text service={service} />
      <Results service={service} />
      <ServiceOffer service={service} />
    </Section>
  );
}

/* Its title is on one line on a desktop. */
const Section = styled(ServiceSection)`
  ${media.tablet} { > [data-offer] { grid-column: 7 / -1; } }
  ${media.desktop} {
    > h2 { font-size: min(6cqi, 5.25rem); }
    > [data-offer] { grid-column: 9 / -1; grid-row: 4 / span 2; }
  }
`;

/* As wide as the page, so without edges at its sides. */
const Browser = styled.div`
  --example-height: clamp(24rem, 36vw, 38rem);
  margin-inline: calc(-1 * var(--side));
  > figure { border-inline: 0; border-radius: 0; }
  ${media.tablet} { margin-top: calc(-1 * ${theme.space.x3}); }
  /* Its edges, and the left edge of its words beside a picture, are those of the columns below. */
  ${media.desktop} {
    --example-edge: var(--side);
    --example-words: calc(var(--side) + (100cqi - 2 * var(--side) + ${columnGap}) / 3);
  }
`;

const Terms = styled(ServiceTerms)`
  && > dl {
    flex: 1 0 100%;
    display: flex;
    flex-direction: row-reverse;
    justify-content: space-between;
    align-items: end;
  }
  dd { font-size: ${theme.size.lede}; }
  dl b {
    display: block;
    font: ${theme.weight.display} clamp(4.25rem, 10.4cqi, 9.5rem) / 1 ${theme.font.display};
    letter-spacing: ${theme.tracking.display};
    /* The figure's own space at its left. */
    margin-left: -0.03em;
  }
  dd > span { ${visuallyHidden} }
  ${media.tablet} {
    && { padding-top: 0; border: 0; }
    grid-column: 1 / 6;
    && > dl { flex-direction: column-reverse; align-items: start; }
    .button { flex: none; margin-top: ${theme.space.x2}; }
  }
  ${media.desktop} { grid-column: 1 / 5; grid-row: 4 / span 2; }
`;

const Text = styled(ServiceText)`
  ${media.tablet} { grid-column: 6 / -1; }
  ${media.desktop} { grid-column: 5 / 9; }
`;

const Results = styled(ResultRows)`
  --figure: 1.75rem;
  ${media.tablet} { grid-column: 1 / 7; }
  ${media.desktop} { grid-column: 5 / 9; }
`;
