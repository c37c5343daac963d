import { examples } from '@/content/examples/examples';
import { exampleFiles } from '@/features/demonstration/exampleFiles';

/** The files of the examples, written when the site is built; the browser loads those of the visitor's trade. */
export const dynamic = 'force-static';
export const dynamicParams = false;

type Part = keyof typeof exampleFiles;

export const generateStaticParams = () =>
  examples.flatMap(({ slug }) => Object.keys(exampleFiles).map((part) => ({ trade: slug, part })));

interface Context {
  params: Promise<{ trade: string; part: string }>;
}

export async function GET(_: Request, { params }: Context) {
  const { trade, part } = await params;
  return Response.json(exampleFiles[part as Part](trade));
}
