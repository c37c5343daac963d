import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Palette } from '../src/components/examples/looks/lookStyle';
import type { Typeface } from '../src/styles/typefaces';

const looks = join('src', 'components', 'examples', 'looks');

interface LookFile<Exported> {
  /** The look, which its folder is named for. */
  name: string;
  folder: string;
  exported: Exported;
}

async function lookFiles<Exported>(file: string): Promise<LookFile<Exported>[]> {
  const folders = readdirSync(looks)
    .map((name) => ({ name, folder: join(looks, name) }))
    .filter(({ folder }) => existsSync(join(folder, file)));
  return Promise.all(
    folders.map(async (one) => ({ ...one, exported: await import(resolve(one.folder, file)) })),
  );
}

/** The typeface of each look that has its own. */
export const lookTypefaces = () => lookFiles<{ typeface: Typeface }>('typeface.ts');

/** The palette of each look, by name. */
export async function lookPalettes(): Promise<Record<string, Palette>> {
  const files = await lookFiles<{ palette: Palette }>('palette.ts');
  return Object.fromEntries(files.map(({ name, exported }) => [name, exported.palette]));
}
