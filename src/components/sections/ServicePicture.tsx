import { FeaturedExample } from '@/components/examples/FeaturedExample';
import { servicesExample } from '@/content/examples/examples';
import type { Service } from '@/content/service';
import { websiteService } from '@/content/services';
import { ServiceScene } from '@/scenes/services/ServiceScene';
import { lightAt } from '@/styles/lights';

/** A service's scene; an example for the website service; nothing for another without a drawing. */
export function ServicePicture({ service }: { service: Service }) {
  const { drawing, hour } = service;
  if (drawing) return <ServiceScene drawing={drawing} light={lightAt(hour.time)} />;
  return service === websiteService ? <FeaturedExample slug={servicesExample} /> : null;
}
