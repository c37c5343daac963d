import { join } from 'node:path';
import { lookTypefaces } from '../../src/components/examples/looks/typefaces';
import { type Typeface, typefaces } from '../../src/styles/typefaces';

/** A typeface and the folder that its files are written to. */
interface InstalledTypeface {
  /** `display`, `text`, or the name of a look. */
  name: string;
  folder: string;
  typeface: Typeface;
  isLook: boolean;
}

/** The site's two typefaces and the one of each look that has its own. */
export const allTypefaces: readonly InstalledTypeface[] = [
  ...Object.entries(typefaces).map(([name, typeface]) => ({
    name,
    folder: join('src', 'styles', 'fonts'),
    typeface,
    isLook: false,
  })),
  ...Object.entries(lookTypefaces).map(([name, typeface]) => ({
    name,
    folder: join('src', 'components', 'examples', 'looks', name),
    typeface,
    isLook: true,
  })),
];
