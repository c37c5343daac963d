import styled from 'styled-components';
import { Drawing } from '@/components/drawing/Drawing';
import { anchorIn, percent, readDrawing } from '@/components/drawing/readDrawing';
import { services } from '@/content/services';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { ServiceMark } from './ServiceMark';

/** The windows of the house, in the drawing's own numbering. */
const rooms = () =>
  Object.keys(readDrawing('workshop').anchors)
    .filter((name) => name.startsWith('room-'))
    .sort();

/** A house with a lit room for each service, as many as it has. Decorative. */
export function Workshop() {
  return (
    <House>
      <Drawing name="workshop" />
      {services.slice(0, rooms().length).map((service) => (
        <ServiceMark key={service.slug} service={service} />
      ))}
    </House>
  );
}

const placed = () =>
  rooms().map((room, index) => {
    const { x, y, width, height } = anchorIn('workshop', room);
    return `> div:nth-of-type(${index + 1}) { left: ${percent(x)}; top: ${percent(y)}; width: ${percent(width)}; height: ${percent(height)}; }`;
  });

/* At the end of the page's width; on a phone as wide as the last of the words leave it. */
const House = styled.div`
  position: absolute;
  right: max(${theme.space.gutter}, calc((100% - ${theme.width.page}) / 2 + 2.5rem));
  bottom: 0;
  width: min(100vw - 15rem, 9rem);
  ${media.tablet} { width: min(5.2rem + 20vw, 26rem); }
  > div { position: absolute; aspect-ratio: auto; }
  ${placed}
  @media print { display: none; }
`;
