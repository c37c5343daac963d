import { type ServiceSlug, services } from '@/content/services';
import { type BlockLayout, ServiceBlock } from './ServiceBlock';
import { Blocks } from './serviceBlockStyles';

/** How each block is composed on a wide screen. */
const layouts: Record<ServiceSlug, BlockLayout> = {
  website: 'stage',
  email: 'edge-right',
  chatbot: 'ground',
  phone: 'edge-left',
  messaging: 'tall',
};

/** One block for each service, from closing time on. */
export function ServiceBlocks() {
  return (
    <Blocks>
      {services.map((service) => (
        <ServiceBlock key={service.slug} service={service} layout={layouts[service.slug]} />
      ))}
    </Blocks>
  );
}
