import { examples, featuredExample } from '@/content/examples/examples';
import { ExampleSite } from './ExampleSite';

/** The one example that represents the website service. */
export function FeaturedExample({ slug = featuredExample }: { slug?: string }) {
  const example = examples.find((candidate) => candidate.slug === slug);
  return example && <ExampleSite example={example} />;
}
