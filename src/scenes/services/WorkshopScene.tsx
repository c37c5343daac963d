import styled from 'styled-components';
import { services } from '@/content/services';
import { Drawing } from '@/scenes/drawing/Drawing';
import { placedAt } from '@/scenes/drawing/readDrawing';
import { sceneBox } from '@/styles/mixins';
import { ServiceIcon } from './ServiceIcon';

/** The anchor of a service's room in workshop.svg, which has to have one for each. */
const roomOf = (index: number) => `room-${index + 1}`;

/**
 * A house with a lit room for each service, `--house-width` wide and `--house-right` from the right edge of the box.
 * Decorative.
 */
export function WorkshopScene() {
  return (
    <Box>
      <House>
        <Drawing name="workshop" />
        {services.map((service, index) => (
          <div key={service.slug} data-room={roomOf(index)}>
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

const places = services.map(
  (_, index) => `[data-room='${roomOf(index)}'] { ${placedAt('workshop', roomOf(index))} }`,
);

const House = styled.div`
  position: absolute;
  right: var(--house-right);
  bottom: 0;
  width: var(--house-width);
  [data-icon] { height: 100%; aspect-ratio: auto; }
  ${places}
`;
