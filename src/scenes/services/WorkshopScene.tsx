import styled from 'styled-components';
import { services } from '@/content/services';
import { Drawing } from '@/scenes/drawing/Drawing';
import { placedAt } from '@/scenes/drawing/readDrawing';
import { sceneBox } from '@/styles/mixins';
import { ServiceIcon } from './ServiceIcon';

/** workshop.svg needs an anchor for each service. */
const roomOf = (index: number) => `room-${index + 1}`;

/** @param className sets the house's `width` and its distance from the `right` */
export function WorkshopScene({ className }: { className?: string }) {
  return (
    <Box data-after-load="whole">
      <House className={className}>
        <Drawing name="workshop" />
        {services.map((service, index) => (
          <div key={service.slug} data-window={roomOf(index)}>
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

const windowStyles = services.map(
  (_, index) => `[data-window='${roomOf(index)}'] { ${placedAt('workshop', roomOf(index))} }`,
);

const House = styled.div`
  position: absolute;
  bottom: 0;
  [data-icon] { height: 100%; aspect-ratio: auto; }
  ${windowStyles}
`;
