import { join } from 'node:path';
import { type Typeface, typefaces } from '../../src/styles/typefaces';
import { lookTypefaces } from '../lookFolders';

/** A typeface and the folder that its files are written to. */
interface InstalledTypeface {
  /** `display`, `text`, or the name of a look. */
  name: string;
  folder: string;
  typeface: Typeface;
  isLook: boolean;
}

/** The site's two typefaces and the one of each look that has its own. */
export async function allTypefaces(): Promise<InstalledTypeface[]> {
  const folder = join('src', 'styles', 'fonts');
  const ofSite = Object.entries(typefaces).map(([name, typeface]) => ({ name, folder, typeface }));
  const ofLooks = await lookTypefaces();
  return [
    ...ofSite.map((one) => ({ ...one, isLook: false })),
    ...ofLooks.map(({ name, folder, exported }) => ({ name, folder, ...exported, isLook: true })),
  ];
}
