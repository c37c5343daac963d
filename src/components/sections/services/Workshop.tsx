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
  const atWork = services.slice(0, rooms().length);
  return (
    <House>
      <Drawing name="workshop" />
      <Rooms>
        {atWork.map((service) => (
          <ServiceMark key={service.slug} service={service} />
        ))}
      </Rooms>
    </House>
  );
}

/* On a phone the house stands beside the last of the words, as wide as they leave it. */
const House = styled.div`
  position: relative;
  ${media.phone} {
    --house: min(100cqi - 2 * ${theme.space.gutter} - 11.75rem, 9rem);
    position: absolute;
    right: ${theme.space.gutter};
    bottom: 0;
    width: var(--house);
  }
  ${media.tablet} { width: 84%; margin-left: auto; }
  ${media.desktop} { width: 76%; margin-right: 8%; }
  @media print { display: none; }
`;

const placed = () =>
  rooms()
    .map((room, index) => {
      const { x, y, width, height } = anchorIn('workshop', room);
      return `> :nth-child(${index + 1}) { left: ${percent(x)}; top: ${percent(y)}; width: ${percent(width)}; height: ${percent(height)}; }`;
    })
    .join('\n');

const Rooms = styled.div`
  position: absolute;
  inset: 0;
  > * { position: absolute; aspect-ratio: auto; }
  ${placed}
`;
