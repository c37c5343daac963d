import { ServiceScene } from '@/components/scenes/ServiceScene';
import { servicesExample } from '@/content/examples';
import type { Service } from '@/content/services';
import { FeaturedExample } from './examples/FeaturedExample';

/** What stands beside a service's words: its drawn scene, or where it has none an example website. */
export function ServicePicture({ service: { drawing } }: { service: Service }) {
  return drawing ? <ServiceScene drawing={drawing} /> : <FeaturedExample slug={servicesExample} />;
}
