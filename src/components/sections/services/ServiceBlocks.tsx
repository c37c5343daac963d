import styled from 'styled-components';
import type { Service } from '@/content/service';
import { services, websiteService } from '@/content/services';
import { sideForWords } from '@/scenes/services/ServiceScene';
import { container } from '@/styles/container';
import { nightGround } from '@/styles/lights';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { Questions } from '../Questions';
import { type BlockLayout, ServiceBlock } from './ServiceBlock';

function layoutOf(service: Service): BlockLayout {
  if (service === websiteService) return 'top';
  return service.drawing ? (sideForWords(service.drawing) ?? 'wide') : 'words';
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
