import { FeaturedExample } from '@/components/examples/FeaturedExample';
import { servicesExample } from '@/content/examples';
import type { Service } from '@/content/service';
import { ServiceScene } from '@/scenes/services/ServiceScene';
import { lightAt } from '@/styles/lights';

interface ServicePictureProps {
  service: Service;
}

/** A service's scene, or an example website when it has no drawing. */
export function ServicePicture({ service: { drawing, hour } }: ServicePictureProps) {
  if (!drawing) return <FeaturedExample slug={servicesExample} />;
  return <ServiceScene drawing={drawing} light={lightAt(hour.time)} />;
}
