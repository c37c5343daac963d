import styled from 'styled-components';
import type { Service } from '@/content/service';
import { services, websiteService } from '@/content/services';
import { hasRoomForWords } from '@/scenes/services/ServiceScene';
import { container } from '@/styles/container';
import { nightGround } from '@/styles/lights';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { Questions } from '../Questions';
import { type BlockLayout, ServiceBlock } from './ServiceBlock';

const isFull = ({ drawing }: Service) => drawing && hasRoomForWords(drawing);

/** Services with their picture beside the words, alternately right and left. */
const beside = services.filter((service) => service.drawing && !isFull(service));

function layoutOf(service: Service): BlockLayout {
  if (service === websiteService) return 'top';
  if (!service.drawing) return 'words';
  if (isFull(service)) return 'full';
  return beside.indexOf(service) % 2 === 0 ? 'right' : 'left';
}

/** One block for each service, from closing time to opening time, and questions. */
export function ServiceBlocks() {
  return (
    <Night>
      {services.map((service) => (
        <ServiceBlock key={service.slug} service={service} layout={layoutOf(service)} />
      ))}
      <Remaining data-below="">
        <Questions page="services" />
      </Remaining>
    </Night>
  );
}

const Night = styled.div`
  container-type: inline-size;
  ${media.screenColors} { background: linear-gradient(in oklab, ${nightGround.join(', ')}); }
`;

const Remaining = styled.div`
  ${container}
  padding-block: calc(0.3 * ${theme.space.section});
`;
