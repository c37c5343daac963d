import { examples } from '../../src/content/examples/examples';
import { lightProperty } from '../../src/styles/lightStyles';
import { lights } from '../../src/styles/lights';

/** A drawing opened alone shows these colors. @throws Error for an unknown color */
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
