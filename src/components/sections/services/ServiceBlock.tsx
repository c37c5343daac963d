import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { NoWrap } from '@/components/ui/NoWrap';
import { ServiceFacts } from '@/components/ui/ServiceFacts';
import type { Service } from '@/content/service';
import { servicesPage } from '@/content/servicesPage';
import { consultationPathFor } from '@/lib/paths';
import { lightColor } from '@/styles/lightStyles';
import { lightAt } from '@/styles/lights';
import { media } from '@/styles/media';
import { displayType } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { HourText } from '../HourText';
import { ServicePicture } from '../ServicePicture';
import { ServiceLists } from './ServiceLists';

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
  return (
    <Block
      id={slug}
      data-layout={layout}
      data-light={lightAt(hour.time)}
      aria-labelledby={`${slug}-title`}
    >
      <Time hour={hour} />
      <Words>
        <h2 id={`${slug}-title`}>
          <NoWrap>{title}</NoWrap>
        </h2>
        <p>{subtitle}</p>
        <p>{description}</p>
        <Terms>
          <ServiceFacts service={service} />
          <ButtonLink href={consultationPathFor(slug)}>
            {servicesPage.start}
            <span className="visually-hidden"> {servicesPage.startWith(title)}</span>
          </ButtonLink>
        </Terms>
      </Words>
      <Picture>
        <ServicePicture service={service} />
      </Picture>
      <ServiceLists service={service} />
    </Block>
  );
}

/* Its parts stand in two columns, or across both: `--words` and `--picture`, and below these `--lists`. */
const Block = styled.section`
  /* What is left of the screen beside the page's width. */
  --side: max(${theme.space.gutter}, calc((100cqi - ${theme.width.page}) / 2));
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.x4};
  padding: ${theme.space.x2} var(--side);
  ${media.tablet} {
    grid: auto-flow dense / repeat(2, minmax(0, 1fr));
    gap: clamp(1.75rem, 2.2vw, 2.75rem) clamp(2rem, 4.5vw, 4.5rem);
    padding-block: clamp(2.25rem, 3.2vw, 4rem);
    &[data-layout='right'] { --words: 1; --picture: 2; }
    &[data-layout='left'] { --words: 2; --picture: 1; }
  }
  ${media.desktop} {
    &[data-layout='top'], &[data-layout='full'] {
      --lists: 1 / -1;
      --columns: 3;
      --figure-size: clamp(2.25rem, 8vw - 2.5rem, 4.25rem);
    }
    &[data-layout='full'] {
      --drawing-width: clamp(30rem, 57cqi, 54rem);
      --drawing-right: max(0.5rem, calc(var(--side) - 7rem));
      isolation: isolate;
    }
  }
`;

const Time = styled(HourText)`
  order: -2;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${theme.space.x3};
  color: ${theme.color.muted};
  font-size: ${theme.size.tiny};
  time { color: ${theme.color.text}; font: ${theme.weight.display} ${theme.size.title} / 1.2 ${theme.font.display}; }
  small { font-size: 0.5em; font-weight: ${theme.weight.strong}; }
  ${media.tablet} {
    grid-area: 1 / 1 / auto / -1;
    margin-bottom: -0.75rem;
    padding-top: ${theme.space.x4};
    border-top: 1px solid ${theme.color.lineLit};
    font-size: ${theme.size.lede};
  }
`;

const Words = styled.div`
  h2 {
    ${displayType}
    font-size: clamp(1.5625rem, 6.4vw, ${theme.size.display});
  }
  p { max-width: ${theme.width.prose}; margin-top: clamp(${theme.space.x2}, 1.2vw, ${theme.space.x3}); }
  p + p { color: ${theme.color.muted}; ${media.phone} { font-size: ${theme.size.small}; line-height: 1.5; } }
  ${media.tablet} {
    grid-column: var(--words, 1 / -1);
    align-self: center;
    h2 + p { font-size: ${theme.size.lede}; }
    [data-layout='top'] > & {
      display: grid;
      grid-template-columns: subgrid;
      h2 { grid-column: 1 / -1; }
      > :last-child { grid-area: 2 / 2 / span 2; align-self: start; }
    }
  }
  ${media.desktop} {
    [data-layout='full'] > & {
      grid-area: 2 / 1;
      /* Above the hills. */
      padding-bottom: calc(0.18 * var(--drawing-width));
      > :not(h2) { max-width: min(29rem, 35vw); }
    }
  }
`;

/* What it costs and how long it takes, and the way to ask for it. On a phone the button stands beside the terms, which take a second line where there is no room. */
const Terms = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.x1};
  margin-top: clamp(${theme.space.x3}, 2.5vw, ${theme.space.x5});
  padding-top: clamp(${theme.space.x3}, 2vw, ${theme.space.x4});
  border-top: 1px solid ${theme.color.lineLit};
  ${media.phone} {
    --button-height: ${theme.height.target};
    --button-padding: ${theme.space.x2} ${theme.space.x3};
    > a { flex: none; font-size: ${theme.size.small}; }
  }
  ${media.tablet} { flex-wrap: wrap; align-items: end; gap: ${theme.space.x4} ${theme.space.x5}; }
`;

const Picture = styled.div`
  position: relative;
  order: -1;
  min-width: 0;
  aspect-ratio: 2;
  margin-inline: calc(-1 * var(--side));
  /* An example website is as high as its own words. */
  [data-layout='top'] > & { aspect-ratio: auto; margin: 0; }
  @media print { [data-layout]:not([data-layout='top']) > & { display: none; } }
  ${media.tablet} {
    grid-column: var(--picture, 1 / -1);
    [data-layout='right'] > &, [data-layout='left'] > & { overflow: hidden; aspect-ratio: auto; min-height: 33cqi; }
    [data-layout='right'] > & { margin-left: 0; border-radius: ${theme.radius.large} 0 0 ${theme.radius.large}; }
    [data-layout='left'] > & { margin-right: 0; border-radius: 0 ${theme.radius.large} ${theme.radius.large} 0; }
  }
  ${media.desktop} {
    [data-layout='right'] > & { mask-image: linear-gradient(90deg, transparent, black 15%); }
    [data-layout='full'] > & {
      z-index: -1;
      grid-area: 1 / 1 / span 2 / -1;
      aspect-ratio: auto;
      /* Its own ground goes on under it. */
      &::after {
        content: '';
        position: absolute;
        inset: 100% 0 auto;
        height: 24rem;
        background: linear-gradient(in oklab, ${lightColor.ground}, transparent);
      }
    }
  }
`;
