import styled from 'styled-components';
import { HourCaption } from '@/components/sections/hour/HourText';
import { NoWrap } from '@/components/ui/NoWrap';
import { type Service, servicesByHour } from '@/content/services';
import { lightAt, nightGround } from '@/styles/lights';
import { media } from '@/styles/media';
import { displayType } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { type ArrangedPart, arrangementOf } from './arrangements';
import { columnGap, sectionGap } from './pictures';
import { Questions } from './Questions';
import { ServiceOffer } from './ServiceOffer';
import { ServiceResults } from './ServiceResults';
import { ServiceStart, ServiceTerms } from './ServiceTerms';

export function ServiceBlocks() {
  return (
    <Night>
      {servicesByHour.map((service) => (
        <ServiceBlock key={service.slug} service={service} />
      ))}
      <Questions />
    </Night>
  );
}

const Night = styled.div`
  container-type: inline-size;
  ${media.screenColors} { background: linear-gradient(var(--blend), ${nightGround.join(', ')}); }
`;

function ServiceBlock({ service }: { service: Service }) {
  const { slug, hour, title, subtitle, description } = service;
  const { picture, sound, ...arranged } = arrangementOf(service);
  return (
    <Section
      id={slug}
      data-light={lightAt(hour.time)}
      aria-labelledby={`${slug}-title`}
      $arranged={arranged.section}
    >
      <HourCaption hour={hour} />
      <Title id={`${slug}-title`}>
        <NoWrap>{title}</NoWrap>
      </Title>
      <ServiceStart service={service} />
      {picture && <Picture $arranged={arranged.box}>{picture(service)}</Picture>}
      <Text $arranged={arranged.text}>
        <Subtitle>{subtitle}</Subtitle>
        <Description>
          <NoWrap>{description}</NoWrap>
        </Description>
      </Text>
      <Results service={service} sound={sound} $arranged={arranged.results} />
      <Offer service={service} $arranged={arranged.offer} />
      <ServiceTerms service={service} />
    </Section>
  );
}

interface Arranged {
  $arranged: ArrangedPart;
}

/* `--side`: from the screen's edge to the content; `--pad`: the space above. */
const Section = styled.section<Arranged>`
  --side: max(${theme.space.gutter}, calc((100cqi - ${theme.width.page}) / 2));
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${theme.space.x4};
  --pad: ${theme.space.x4};
  padding: var(--pad) var(--side) ${theme.space.x6};
  isolation: isolate;
  ${media.tablet} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: ${sectionGap} ${columnGap};
    --pad: clamp(2.25rem, 3.2vw, 4rem);
    padding-bottom: var(--pad);
    :where(&) > * { grid-column: 1 / -1; }
  }
  ${({ $arranged }) => $arranged}
  /* Each part stays whole on its sheet. */
  @media print {
    display: block;
    --pad: ${theme.space.x5};
    > * { break-inside: avoid; }
    > * + * { margin-top: ${theme.space.x4}; }
  }
`;

const Title = styled.h2`
  ${displayType}
  font-size: clamp(1.5625rem, 6.4vw, ${theme.size.display});
`;

const Picture = styled.div<Arranged>`
  ${({ $arranged }) => $arranged}
`;

const Text = styled.div<Arranged>`
  max-width: ${theme.width.prose};
  ${({ $arranged }) => $arranged}
`;

const Subtitle = styled.p`
  ${media.tablet} { font-size: ${theme.size.lede}; }
`;

const Description = styled.p`
  margin-top: clamp(${theme.space.x2}, 1.2vw, ${theme.space.x3});
  color: ${theme.color.muted};
  ${media.phone} { font-size: ${theme.size.small}; line-height: 1.5; }
`;

const Results = styled(ServiceResults)<Arranged>`
  ${({ $arranged }) => $arranged}
`;

const Offer = styled(ServiceOffer)<Arranged>`
  ${({ $arranged }) => $arranged}
`;
