import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The site's icon, as the address of a picture that holds it (`data:`). For the build only. */
export async function iconSource(): Promise<string> {
  const svg = await readFile(join(process.cwd(), 'src/app/icon.svg'), 'base64');
  return `data:image/svg+xml;base64,${svg}`;
}
