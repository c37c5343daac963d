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
 * The picture's place on a wide screen: above the words (`top`), as wide as the screen below them (`wide`), or behind
 * them, with the words in its `left` or `right` half; with `words` there is none.
 */
export type BlockLayout = 'top' | 'wide' | 'left' | 'right' | 'words';

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

const withinScene = "[data-layout='left'], [data-layout='right']";

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
    --pad: clamp(2.25rem, 3.2vw, 4rem);
    padding-block: var(--pad);
    grid-template-areas: 'time time' 'picture picture' 'words words' 'results offer';
  }
  &[data-layout='words'] {
    grid-template-areas: 'time' 'words' 'results' 'offer';
    ${media.tablet} { grid-template-areas: 'time time' 'words words' 'results offer'; }
    ${media.desktop} { grid-template-areas: 'time time' 'words words' 'results results' 'offer offer'; }
  }
  ${media.desktop} {
    grid-template-areas: 'time time' 'picture picture' 'words words' 'results results' 'offer offer';
    &[data-layout='wide'] {
      isolation: isolate;
      grid-template-areas: 'time time' 'words words' 'picture picture' 'results results' 'offer offer';
    }
    &:is(${withinScene}) {
      --outside: max(0rem, calc(var(--side) - 14rem));
      ${servicePlace.width}: clamp(30rem, 52cqi, 54rem);
      ${servicePlace.right}: var(--outside);
      /* Below the words, which the morning's horizon would be too bright for. */
      ${servicePlace.haze}: calc(100% - 0.18 * var(${servicePlace.width}) - 4rem);
      grid-template-areas: 'time time' 'words .' 'results results' 'offer offer';
      isolation: isolate;
    }
    &[data-layout='right'] {
      ${servicePlace.right}: calc(100cqi - var(${servicePlace.width}) - var(--outside));
      grid-template-areas: '. time' '. words' 'results results' 'offer offer';
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
  /* The shape of the drawings' phone crops. */
  ${media.phone} { aspect-ratio: 4 / 3; }
  @media print { [data-layout]:not([data-layout='top']) > & { display: none; } }
  ${media.desktop} {
    :is([data-layout='wide'], ${withinScene}) > & {
      z-index: -1;
      overflow: visible;
      margin-inline: calc(-1 * var(--side));
      border-radius: 0;
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
    [data-layout='wide'] > & { height: clamp(28rem, 42cqi, 50rem); margin-top: -1rem; }
    :is(${withinScene}) > & {
      grid-row: time-start / words-end;
      grid-column: 1 / -1;
      margin-top: calc(-1 * var(--pad));
    }
    /* A room, which begins at its ceiling. */
    [data-layout='right'] > & { border-top: 2px solid ${lightColor.wallEdge}; }
  }
`;
