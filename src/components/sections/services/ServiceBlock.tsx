import styled from 'styled-components';
import { HourText } from '@/components/sections/hour/HourText';
import type { Service } from '@/content/service';
import { servicePlace } from '@/scenes/services/ServiceScene';
import { lightColor } from '@/styles/lightStyles';
import { lightAt } from '@/styles/lights';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { ServicePicture } from '../ServicePicture';
import { ServiceLists } from './ServiceLists';
import { ServiceWords } from './ServiceWords';

/**
 * The picture's place on a wide screen: above the words (`top`), beside them to the edge of the screen
 * (`right`, `left`), or behind them (`full`); with `words` there is none.
 */
export type BlockLayout = 'top' | 'right' | 'left' | 'full' | 'words';

interface ServiceBlockProps {
  service: Service;
  layout: BlockLayout;
}

/** One service: description, price, results and features. */
export function ServiceBlock({ service, layout }: ServiceBlockProps) {
  const { slug, hour } = service;
  return (
    <Block
      id={slug}
      data-layout={layout}
      data-below=""
      data-light={lightAt(hour.time)}
      aria-labelledby={`${slug}-title`}
    >
      <Time hour={hour} />
      <ServiceWords service={service} />
      {layout !== 'words' && (
        <Picture>
          <ServicePicture service={service} />
        </Picture>
      )}
      <ServiceLists service={service} />
    </Block>
  );
}

const Block = styled.section`
  /* Distance from the edge of the screen to the page's content. */
  --side: max(${theme.space.gutter}, calc((100cqi - ${theme.width.page}) / 2));
  display: grid;
  grid-template: 'time' 'picture' 'words' 'results' 'offer' / minmax(0, 1fr);
  gap: ${theme.space.x4};
  padding: ${theme.space.x4} var(--side) ${theme.space.x6};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: clamp(1.75rem, 2.2vw, 2.75rem) clamp(2rem, 4.5vw, 4.5rem);
    padding-block: clamp(2.25rem, 3.2vw, 4rem);
    grid-template-areas: 'time time' 'picture picture' 'words words' 'results offer';
  }
  &[data-layout='words'] {
    grid-template-areas: 'time' 'words' 'results' 'offer';
    ${media.tablet} { grid-template-areas: 'time time' 'words words' 'results offer'; }
    ${media.desktop} { grid-template-areas: 'time time' 'words words' 'results results' 'offer offer'; }
  }
  ${media.desktop} {
    grid-template-areas: 'time time' 'picture picture' 'words words' 'results results' 'offer offer';
    &[data-layout='right'] { grid-template-areas: 'time time' 'words picture' 'results results' 'offer offer'; }
    &[data-layout='left'] { grid-template-areas: 'time time' 'picture words' 'results results' 'offer offer'; }
    &[data-layout='full'] {
      ${servicePlace.width}: clamp(30rem, 52cqi, 54rem);
      ${servicePlace.right}: max(0rem, calc(var(--side) - 14rem));
      grid-template-areas: 'time time' 'words .' 'results results' 'offer offer';
      isolation: isolate;
    }
  }
`;

const Time = styled(HourText)`
  grid-area: time;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${theme.space.x3};
  color: ${theme.color.muted};
  font-size: ${theme.size.tiny};
  time { color: ${theme.color.text}; font: ${theme.weight.display} ${theme.size.title} / 1.2 ${theme.font.display}; }
  small { font-size: 0.5em; font-weight: ${theme.weight.strong}; }
  ${media.tablet} {
    margin-bottom: -0.75rem;
    padding-top: ${theme.space.x4};
    border-top: 1px solid ${theme.color.lineOnBlue};
    font-size: ${theme.size.lede};
  }
`;

const Picture = styled.div`
  grid-area: picture;
  position: relative;
  min-width: 0;
  aspect-ratio: 2;
  overflow: hidden;
  border-radius: ${theme.radius.large};
  /* An example website sets its own height, and has a shadow. */
  [data-layout='top'] > & { overflow: visible; aspect-ratio: auto; }
  /* To both edges of the page. */
  ${media.compact} {
    [data-layout]:not([data-layout='top']) > & {
      margin-inline: calc(-1 * var(--side));
      border-radius: 0;
    }
  }
  @media print { [data-layout]:not([data-layout='top']) > & { display: none; } }
  ${media.desktop} {
    [data-layout='right'] > &, [data-layout='left'] > & {
      ${servicePlace.sky}: 100%;
      aspect-ratio: auto;
      min-height: 36rem;
    }
    [data-layout='right'] > & {
      margin-right: calc(-1 * var(--side));
      border-radius: ${theme.radius.large} 0 0 ${theme.radius.large};
    }
    [data-layout='left'] > & {
      margin-left: calc(-1 * var(--side));
      border-radius: 0 ${theme.radius.large} ${theme.radius.large} 0;
    }
    [data-layout='full'] > & {
      z-index: -1;
      overflow: visible;
      margin-inline: calc(-1 * var(--side));
      border-radius: 0;
      grid-area: time-start / time-start / words-end / time-end;
      aspect-ratio: auto;
      /* Continues the scene's ground below it. */
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
