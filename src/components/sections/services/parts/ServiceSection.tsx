import type { ReactNode } from 'react';
import styled from 'styled-components';
import { NoWrap } from '@/components/ui/NoWrap';
import type { Service } from '@/content/services';
import { lightAt } from '@/styles/lights';
import { media } from '@/styles/media';
import { displayType } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { columnGap, sectionGap } from './pictures';

interface ServiceSectionProps {
  service: Service;
  children: ReactNode;
  className?: string;
}

/**
 * The section of a service, in the light of its hour: one column on a phone, twelve from tablet width on. `--side` is
 * the distance from the edge of the screen to the page's content, `--pad` the space above it.
 */
export function ServiceSection({ service, children, className }: ServiceSectionProps) {
  const { slug, hour } = service;
  return (
    <Section
      id={slug}
      className={className}
      data-light={lightAt(hour.time)}
      aria-labelledby={`${slug}-title`}
    >
      {children}
    </Section>
  );
}

const Section = styled.section`
  --side: max(${theme.space.gutter}, calc((100cqi - ${theme.width.page}) / 2));
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${theme.space.x4};
  --pad: ${theme.space.x4};
  padding: var(--pad) var(--side) ${theme.space.x6};
  /* Its picture may stand behind its words. */
  isolation: isolate;
  /* Its heading at the foot of a sheet would stand alone in Firefox. */
  @media print { break-inside: avoid; }
  /* Its hour and its title are above its picture. */
  ${media.phone} { [data-hour], h2 { order: -2; } }
  ${media.tablet} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: ${sectionGap} ${columnGap};
    --pad: clamp(2.25rem, 3.2vw, 4rem);
    padding-bottom: var(--pad);
    :where(&) > * { grid-column: 1 / -1; }
  }
`;

export function ServiceTitle({ service: { slug, title } }: { service: Service }) {
  return (
    <Title id={`${slug}-title`}>
      <NoWrap>{title}</NoWrap>
    </Title>
  );
}

export function ServiceText({ service, className }: { service: Service; className?: string }) {
  return (
    <Text className={className}>
      <Subtitle>{service.subtitle}</Subtitle>
      <Description>
        <NoWrap>{service.description}</NoWrap>
      </Description>
    </Text>
  );
}

const Title = styled.h2`
  ${displayType}
  font-size: clamp(1.5625rem, 6.4vw, ${theme.size.display});
`;

const Text = styled.div`
  max-width: ${theme.width.prose};
`;

const Subtitle = styled.p`
  ${media.tablet} { font-size: ${theme.size.lede}; }
`;

const Description = styled.p`
  margin-top: clamp(${theme.space.x2}, 1.2vw, ${theme.space.x3});
  color: ${theme.color.muted};
  ${media.phone} { font-size: ${theme.size.small}; line-height: 1.5; }
`;
