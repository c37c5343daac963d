import { type ServiceSlug, services } from '@/content/services';
import { type BlockLayout, ServiceBlock } from './ServiceBlock';
import { Blocks } from './serviceBlockStyles';

/** How each block is composed on a wide screen. */
const layouts: Record<ServiceSlug, BlockLayout> = {
  website: 'stage',
  email: 'picture-right',
  chatbot: 'picture-left',
  phone: 'picture-right',
  messaging: 'picture-left',
};

/** One block for each service. The first has a stage of its own; after it the pictures change sides. */
export function ServiceBlocks() {
  return (
    <Blocks>
      {services.map((service) => (
        <ServiceBlock key={service.slug} service={service} layout={layouts[service.slug]} />
      ))}
    </Blocks>
  );
}
