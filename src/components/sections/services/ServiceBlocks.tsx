import { services } from '@/content/services';
import { type BlockLayout, ServiceBlock } from './ServiceBlock';
import { Blocks } from './serviceBlockStyles';

/** How each block is composed on a wide screen. */
const layouts: readonly BlockLayout[] = ['stage', 'edge-right', 'ground', 'edge-left', 'tall'];

/** One block for each service, from closing time on. */
export function ServiceBlocks() {
  return (
    <Blocks>
      {services.map((service, index) => (
        <ServiceBlock
          key={service.slug}
          service={service}
          layout={layouts[index] ?? 'edge-right'}
        />
      ))}
    </Blocks>
  );
}
