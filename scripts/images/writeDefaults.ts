import { examplePalettes, exampleProperty } from '../../src/styles/examplePalettes';
import { lightProperty } from '../../src/styles/lightStyles';
import { lights } from '../../src/styles/lights';

/** A drawing's colors by custom property: the night's, or those of the example that it belongs to. */
function colorsOf(name: string): Map<string, string> {
  const palette = Object.entries(examplePalettes).find(([slug]) => name === `example-${slug}`);
  return palette
    ? new Map(Object.entries(palette[1]).map(([key, value]) => [exampleProperty(key), value]))
    : new Map(Object.entries(lights.night).map(([key, value]) => [lightProperty(key), value]));
}

/**
 * A drawing with the tables' values as the defaults of its custom properties, for who opens the file.
 *
 * @param name of the file, without its extension
 * @param source its text
 * @throws Error for a property that no table has; typefaces are the page's
 */
export function writeDefaults(name: string, source: string): string {
  const colors = colorsOf(name);
  return source.replace(/var\((--(?!(?:sc-)?font)[\w-]+),\s*[^()]+\)/g, (_, property: string) => {
    const value = colors.get(property);
    if (!value) throw new Error(`${name}.svg has a color of no table: ${property}`);
    return `var(${property}, ${value})`;
  });
}
