import styled from 'styled-components';
import { services } from '@/content/services';
import { nightGround } from '@/styles/lights';
import { media } from '@/styles/media';
import { Questions } from './Questions';
import { ServiceBlock } from './ServiceBlock';

/** One block for each service, from closing time to opening time, and questions. */
export function ServiceBlocks() {
  return (
    <Night>
      {services.map((service) => (
        <ServiceBlock key={service.slug} service={service} />
      ))}
      <Questions />
    </Night>
  );
}

const Night = styled.div`
  container-type: inline-size;
  ${media.screenColors} { background: linear-gradient(var(--blend), ${nightGround.join(', ')}); }
`;
