import { examples } from '@/content/examples/examples';
import { answersFile } from '@/features/demonstration/exampleFile';

/** The answers of the examples, written when the site is built; the browser loads those to the example it shows. */
export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => examples.map(({ slug }) => ({ trade: slug }));

export async function GET(_: Request, { params }: { params: Promise<{ trade: string }> }) {
  return Response.json(answersFile((await params).trade));
}
