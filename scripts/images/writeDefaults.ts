import {
  exampleProperty,
  type Palette,
  palettes,
} from '../../src/components/examples/looks/palettes';
import { lightProperty } from '../../src/styles/lightStyles';
import { lights } from '../../src/styles/lights';

/**
 * Writes colors into a drawing as defaults of its custom properties, so that the file can be opened alone: the night's,
 * or those of its look (`example-plumber`).
 *
 * @param name of the file, without its extension
 * @param source its text
 * @throws Error for a property that no table has; typefaces are the page's
 */
export function writeDefaults(name: string, source: string): string {
  const ofLooks: Readonly<Record<string, Palette>> = palettes;
  const palette = ofLooks[name.replace(/^example-/, '')];
  const [table, property]: [Palette, (key: string) => string] = palette
    ? [palette, exampleProperty]
    : [lights.night, lightProperty];
  const colors = new Map(Object.entries(table).map(([key, value]) => [property(key), value]));
  const custom = /var\((--(?!(?:sc-)?(?:font|weight))[\w-]+),\s*[^()]+\)/g;
  return source.replace(custom, (_, found: string) => {
    const value = colors.get(found);
    if (!value) throw new Error(`${name}.svg has a color of no table: ${found}`);
    return `var(${found}, ${value})`;
  });
}
