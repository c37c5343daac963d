import { Drawing } from '@/components/drawing/Drawing';
import type { ExampleSlug } from '@/content/examples';

/** The picture on an example's website, in the colors of its palette. Decorative. */
export function ExamplePicture({ slug }: { slug: ExampleSlug }) {
  return <Drawing name={`example-${slug}`} className="art" preserveAspectRatio="xMidYMid" />;
}
