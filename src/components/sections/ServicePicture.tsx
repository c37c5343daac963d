import { ServiceScene } from '@/components/scenes/ServiceScene';
import { servicesExample } from '@/content/examples';
import type { ServiceSlug } from '@/content/services';
import { FeaturedExample } from './examples/FeaturedExample';

/** What stands beside a service's words: its drawn scene, or for the website service an example. */
export function ServicePicture({ slug }: { slug: ServiceSlug }) {
  return slug === 'website' ? (
    <FeaturedExample slug={servicesExample} />
  ) : (
    <ServiceScene slug={slug} />
  );
}
