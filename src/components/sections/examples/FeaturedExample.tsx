import { examples, featuredExample } from '@/content/examples';
import { ExampleSite } from './ExampleSite';

interface FeaturedExampleProps {
  slug?: string;
  wide?: boolean;
}

/** The one example that stands for the website service. */
export function FeaturedExample({ slug = featuredExample, wide }: FeaturedExampleProps) {
  const example = examples.find((candidate) => candidate.slug === slug);
  return example && <ExampleSite example={example} wide={wide} />;
}
