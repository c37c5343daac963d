import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/ButtonLink';
import type { Example } from '@/content/examples/example';
import { answersPhone, examplesCopy, truths } from '@/content/examples/examplesCopy';
import { websiteService } from '@/content/services';
import { consultationPathFor } from '@/lib/paths';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { NameSpace } from './NameSpace';

export function ExampleOffer({ example }: { example: Example }) {
  return (
    <Offer>
      <p>{examplesCopy.madeUp}</p>
      <strong>{examplesCopy.offer}</strong>
      <ul>
        {truths.map((truth) => (
          <li key={truth}>{truth}</li>
        ))}
        <li data-shows="promise">{example.promise}</li>
      </ul>
      <div>
        <ButtonLink href={consultationPathFor(websiteService.slug)}>
          <NameSpace words={examplesCopy.buildOneFor}>
            <bdi data-shows="genericName" data-business-name="">
              {example.genericName}
            </bdi>
          </NameSpace>
        </ButtonLink>{' '}
        <ButtonLink href={answersPhone.href} variant="secondary">
          {answersPhone.label}
        </ButtonLink>
      </div>
    </Offer>
  );
}

const Offer = styled.div`
  --button-height: 3.75rem;
  --button-padding: 0 ${theme.space.x4};
  ${media.hugeText} { --button-padding: ${theme.space.x2} ${theme.space.x3}; }
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.x3} ${theme.space.x5};
  padding-top: ${theme.space.x3};
  strong {
    font: ${theme.weight.display} ${theme.size.lede} / 1.35 ${theme.font.display};
    letter-spacing: ${theme.tracking.title};
    text-wrap: balance;
  }
  > ul { display: grid; align-content: start; gap: ${theme.space.x2}; line-height: 1.4; }
  > ul > li { display: flex; gap: ${theme.space.x3}; }
  ${media.phone} { > ul { font-size: ${theme.size.small}; } }
  /* The longest promise needs two lines. */
  ${media.belowDesktop} { [data-shows='promise'] { min-height: 2lh; } }
  > ul > li::before { content: '✓' / ''; color: ${theme.color.signal}; }
  > div { display: grid; gap: ${theme.space.x3}; }
  > p { color: ${theme.color.muted}; font-size: ${theme.size.small}; line-height: 1.4; }
  /* Independent of the name, so that the offer keeps its lines. */
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 18rem;
    > p { grid-column: 1 / -1; }
    > p { order: 1; }
    > div { grid-area: 1 / 2 / 3; align-self: start; }
  }
  ${media.desktop} {
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }
  @media (min-width: 80em) {
    > ul { grid-template-columns: max-content minmax(0, 1fr); column-gap: ${theme.space.x5}; }
  }
  @media print { display: block; > * { margin-bottom: ${theme.space.x3}; } > div { max-width: 18rem; } }
`;
