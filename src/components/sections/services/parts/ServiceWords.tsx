import styled from 'styled-components';
import { HourText } from '@/components/sections/hour/ClockTime';
import { NoWrap } from '@/components/ui/NoWrap';
import type { Service } from '@/content/services';
import { media } from '@/styles/media';
import { displayType } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** A service's hour. */
export const ServiceTime = styled(HourText)`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${theme.space.x3};
  color: ${theme.color.muted};
  font-size: ${theme.size.tiny};
  time { color: ${theme.color.text}; font: ${theme.weight.display} ${theme.size.title} / 1.2 ${theme.font.display}; }
  small { font-size: 0.5em; }
  ${media.phone} { order: -2; }
  ${media.tablet} { font-size: ${theme.size.lede}; }
`;

export function ServiceTitle({ service: { slug, title } }: { service: Service }) {
  return (
    <Title id={`${slug}-title`}>
      <NoWrap>{title}</NoWrap>
    </Title>
  );
}

interface ServiceTextProps {
  service: Service;
  className?: string;
}

/** A service's subtitle and description. */
export function ServiceText({ service, className }: ServiceTextProps) {
  const { subtitle, description } = service;
  return (
    <Text className={className}>
      <Subtitle>{subtitle}</Subtitle>
      <Description>
        <NoWrap>{description}</NoWrap>
      </Description>
    </Text>
  );
}

const Title = styled.h2`
  ${displayType}
  font-size: clamp(1.5625rem, 6.4vw, ${theme.size.display});
  ${media.phone} { order: -2; }
`;

const Text = styled.div`
  max-width: ${theme.width.prose};
`;

const Subtitle = styled.p`
  text-wrap: balance;
  ${media.tablet} { font-size: ${theme.size.lede}; }
`;

const Description = styled.p`
  margin-top: clamp(${theme.space.x2}, 1.2vw, ${theme.space.x3});
  color: ${theme.color.muted};
  ${media.phone} { font-size: ${theme.size.small}; line-height: 1.5; }
`;
