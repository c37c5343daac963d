import styled from 'styled-components';
import { NoWrap } from '@/components/ui/NoWrap';
import type { Service } from '@/content/service';
import { light } from '@/styles/lightStyles';
import { lightAt } from '@/styles/lights';
import { media } from '@/styles/media';
import { displayType } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { HourLine } from '../HourLine';
import { ServicePicture } from '../ServicePicture';
import { ServiceOffer } from './ServiceOffer';
import { ServiceResults } from './ServiceResults';
import { ServiceTerms } from './ServiceTerms';

/**
 * Where a block's picture is on a wide screen: over its words, beside them on either side to the edge
 * of the screen, or as the ground of the whole screen with the words in its sky.
 */
export type BlockLayout = 'top' | 'right' | 'left' | 'full';

interface ServiceBlockProps {
  service: Service;
  layout: BlockLayout;
}

/** One service: what it is, what it costs, what to expect and what is offered. */
export function ServiceBlock({ service, layout }: ServiceBlockProps) {
  const { slug, hour, title, subtitle, description } = service;
  const wide = layout === 'top' || layout === 'full';
  return (
    <Block
      id={slug}
      data-layout={layout}
      data-light={lightAt(hour.time)}
      aria-labelledby={`${slug}-title`}
    >
      <Time>
        <HourLine hour={hour} />
      </Time>
      <Words>
        <h2 id={`${slug}-title`}>
          <NoWrap>{title}</NoWrap>
        </h2>
        <Subtitle>{subtitle}</Subtitle>
        <Description>{description}</Description>
        <ServiceTerms service={service} />
      </Words>
      <Picture>
        <ServicePicture service={service} />
      </Picture>
      <ServiceResults service={service} wide={wide} />
      <ServiceOffer service={service} wide={wide} />
    </Block>
  );
}

const Block = styled.section`
  --inset: ${theme.space.x4};
  /* What is left of the screen beside the page's width. */
  --side: max(${theme.space.gutter}, calc((100cqi - ${theme.width.page}) / 2));
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.x2};
  padding: 0.875rem var(--side) ${theme.space.x3};
  ${media.tablet} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: clamp(1.75rem, 2.2vw, 2.75rem) ${theme.space.x5};
    padding-block: clamp(2.25rem, 3.2vw, 4rem);
  }
  ${media.desktop} {
    --inset: ${theme.space.x7};
    ${media.screenColors} {
      /* The picture's own ground goes on under it. */
      &[data-layout='full'] {
        --drawing-width: clamp(30rem, 57cqi, 54rem);
        --drawing-right: max(0.5rem, calc(var(--side) - 7rem));
        position: relative;
        isolation: isolate;
        padding-top: 0;
        &::after {
          content: '';
          z-index: -1;
          position: absolute;
          inset: -3rem calc(-1 * var(--side)) 0;
          grid-area: 3 / 1 / span 2 / -1;
          background: linear-gradient(in oklab, ${light.ground}, transparent);
        }
      }
    }
  }
`;

const Time = styled.div`
  order: -2;
  color: ${theme.color.muted};
  font-size: ${theme.size.tiny};
  line-height: 1.3;
  p { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 ${theme.space.x3}; }
  time { white-space: nowrap; color: ${theme.color.text}; font: ${theme.weight.display} ${theme.size.title} / 1.2 ${theme.font.display}; letter-spacing: 0; }
  small { font-size: 0.5em; font-weight: ${theme.weight.strong}; letter-spacing: 0; }
  ${media.tablet} {
    grid-column: 1 / -1;
    margin-bottom: -0.75rem;
    padding-top: ${theme.space.x4};
    border-top: 1px solid ${theme.color.lineLit};
    font-size: ${theme.size.lede};
    p { column-gap: ${theme.space.x4}; }
  }
  ${media.desktop} {
    ${media.screenColors} {
      [data-layout='full'] > & {
        z-index: 1;
        grid-area: 1 / 1 / auto / span 5;
        padding-top: clamp(2.25rem, 3.35vw, 4rem);
        border: 0;
      }
    }
  }
`;

const Words = styled.div`
  h2 {
    ${displayType}
    ${media.phone} { font-size: 1.5625rem; line-height: 1.1; letter-spacing: ${theme.tracking.title}; }
  }
  ${media.phone} { margin-top: ${theme.space.x2}; }
  ${media.tablet} {
    grid-column: 1 / -1;
    padding-block: ${theme.space.x2};
    [data-layout='top'] > & {
      display: grid;
      grid-template-columns: subgrid;
      > * { grid-column: 1 / span 6; padding-right: var(--inset); }
      > h2 { grid-column: 1 / -1; padding: 0; }
      > :last-child { grid-area: 2 / 7 / span 2 / -1; align-content: start; padding-right: 0; }
    }
    [data-layout='right'] > & { grid-area: 2 / 1 / auto / span 6; align-self: center; padding-right: var(--inset); }
    [data-layout='left'] > & { grid-area: 2 / 7 / auto / -1; align-self: center; padding-left: var(--inset); }
  }
  ${media.desktop} {
    ${media.screenColors} {
      [data-layout='full'] > & {
        z-index: 1;
        grid-area: 2 / 1 / auto / span 5;
        /* Above the hills. */
        padding: 0 1.5rem calc(0.18 * var(--drawing-width)) 0;
        h2 { margin-right: -7.5rem; }
      }
    }
  }
`;

const Subtitle = styled.p`
  margin-top: ${theme.space.x2};
  line-height: 1.4;
  ${media.tablet} { margin-top: ${theme.space.x3}; font-size: ${theme.size.lede}; }
`;

const Description = styled.p`
  max-width: ${theme.width.prose};
  margin-top: ${theme.space.x2};
  color: ${theme.color.muted};
  ${media.phone} { font-size: ${theme.size.small}; line-height: 1.5; }
  ${media.tablet} { margin-top: ${theme.space.x3}; }
`;

const Picture = styled.div`
  order: -1;
  min-width: 0;
  aspect-ratio: 2;
  margin-inline: calc(-1 * var(--side));
  /* An example website is as high as its own words. */
  [data-layout='top'] > & { aspect-ratio: auto; margin: 0; }
  @media print { [data-layout]:not([data-layout='top']) > & { display: none; } }
  ${media.tablet} {
    grid-column: 1 / -1;
    [data-layout='right'] > &, [data-layout='left'] > & { align-self: center; overflow: hidden; aspect-ratio: 1; }
    [data-layout='right'] > & { grid-area: 2 / 7 / auto / -1; margin-left: 0; border-radius: ${theme.radius.large} 0 0 ${theme.radius.large}; }
    [data-layout='left'] > & { grid-area: 2 / 1 / auto / span 6; margin-right: 0; border-radius: 0 ${theme.radius.large} ${theme.radius.large} 0; }
  }
  ${media.desktop} {
    [data-layout='right'] > &, [data-layout='left'] > & { align-self: stretch; aspect-ratio: auto; min-height: 33cqi; }
    ${media.screenColors} {
      [data-layout='full'] > & { grid-area: 1 / 1 / span 2 / -1; aspect-ratio: auto; margin-bottom: -1.25rem; }
      [data-layout='right'] > & { mask-image: linear-gradient(90deg, transparent, black 15%); }
    }
  }
`;
