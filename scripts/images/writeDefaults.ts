import { exampleProperty, type Palette } from '../../src/components/examples/looks/lookStyle';
import { lightProperty } from '../../src/styles/lightStyles';
import { lights } from '../../src/styles/lights';

/**
 * Writes colors into a drawing as defaults of its custom properties, so that the file can be opened alone: the night's,
 * or those of its look (`example-plumber`).
 *
 * @param name of the file, without its extension
 * @param source its text
 * @param palettes of the looks, by name
 * @throws Error for a property that no table has; typefaces are the page's
 */
export function writeDefaults(
  name: string,
  source: string,
  palettes: Readonly<Record<string, Palette>>,
): string {
  const palette = palettes[name.replace(/^example-/, '')];
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
