import styled from 'styled-components';
import { services } from '@/content/services';
import { Drawing } from '@/scenes/drawing/Drawing';
import { placedAt, readDrawing } from '@/scenes/drawing/readDrawing';
import { sceneBox } from '@/styles/mixins';
import { ServiceIcon } from './ServiceIcon';

/** The rooms of workshop.svg, by their anchors. */
const rooms = Object.keys(readDrawing('workshop').anchors)
  .filter((name) => name.startsWith('room-'))
  .sort();

/**
 * A house with a lit room for each service, up to its number of rooms, `--house-width` wide and `--house-right` from
 * the right edge of the box. Decorative.
 */
export function WorkshopScene() {
  return (
    <Box>
      <House>
        <Drawing name="workshop" />
        {services.slice(0, rooms.length).map((service, index) => (
          <div key={service.slug} data-room={rooms[index]}>
            <ServiceIcon service={service} />
          </div>
        ))}
      </House>
    </Box>
  );
}

const Box = styled.div`
  ${sceneBox}
`;

const places = rooms
  .map((room) => `[data-room='${room}'] { ${placedAt('workshop', room)} }`)
  .join('\n');

const House = styled.div`
  position: absolute;
  right: var(--house-right);
  bottom: 0;
  width: var(--house-width);
  [data-icon] { height: 100%; aspect-ratio: auto; }
  ${places}
`;
