import { examples } from '@/content/examples';
import { writeExampleFile } from '@/features/demonstration/writeExampleFile';

/** The examples, written when the site is built; the browser loads the one of the visitor's trade. */
export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => examples.map(({ slug }) => ({ trade: slug }));

export async function GET(_: Request, { params }: { params: Promise<{ trade: string }> }) {
  return Response.json(writeExampleFile((await params).trade));
}
