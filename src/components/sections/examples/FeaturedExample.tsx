import { examples, featuredExample } from '@/content/examples';
import { ExampleSite } from './ExampleSite';

/** The one example that stands for the website service. */
export function FeaturedExample() {
  const example = examples.find(({ slug }) => slug === featuredExample);
  return example && <ExampleSite example={example} />;
}
