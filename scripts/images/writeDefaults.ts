import { examples } from '../../src/content/examples/examples';
import { lightProperty } from '../../src/styles/lightStyles';
import { lights } from '../../src/styles/lights';

/**
 * Writes colors into a drawing as defaults of its custom properties, so that the file can be opened alone: the night's,
 * or those of its example (`example-plumber`).
 *
 * @param name of the file, without its extension
 * @param source its text
 * @throws Error for a property that no table has; typefaces are the page's
 */
export function writeDefaults(name: string, source: string): string {
  const example = examples.find(({ slug }) => name === `example-${slug}`);
  const prefix = example ? 'example-' : '';
  const colors = new Map(
    Object.entries(example?.colors ?? lights.night).map(([key, value]) => [
      lightProperty(prefix + key),
      value,
    ]),
  );
  const custom = /var\((--(?!(?:sc-)?(?:font|weight))[\w-]+),\s*[^()]+\)/g;
  return source.replace(custom, (_, found: string) => {
    const value = colors.get(found);
    if (!value) throw new Error(`${name}.svg has a color of no table: ${found}`);
    return `var(${found}, ${value})`;
  });
}
