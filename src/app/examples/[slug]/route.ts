import { examples } from '@/content/examples/examples';
import { exampleFile } from '@/features/examples/exampleFile';

/** The files of the examples, written when the site is built; the browser loads those of the visitor's trade. */
export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => examples.map(({ slug }) => ({ slug }));

export async function GET(_: Request, { params }: { params: Promise<{ slug: string }> }) {
  return Response.json(exampleFile((await params).slug));
}
