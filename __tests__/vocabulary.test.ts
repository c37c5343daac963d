import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { examples } from '@/content/examples/examples';
import { attributes, properties } from '@/lib/vocabulary';
import { lightProperty } from '@/styles/lightStyles';
import { lights } from '@/styles/lights';

/** What elements, styles, scripts and drawings say, without comments, by their files. */
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?!server|cli|lib\/vocabulary).*\.(tsx?|svg)$/.test(file))
  .map((file) => [file, readFileSync(join('src', file), 'utf8')] as const)
  .map(
    ([file, text]) => [file, text.replace(/\/\*.*?\*\/|<!--.*?-->|^\s*\/\/.*?$/gms, '')] as const,
  );

/** The files of each name that a pattern finds; `dataset.isOpen` is `data-is-open`. */
function filesBy(pattern: RegExp): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [file, text] of sources) {
    for (const [match] of text.matchAll(pattern)) {
      const name = /^(data)?-/.test(match) ? match : `data${lightProperty(match).slice(1)}`;
      found.set(name, [...(found.get(name) ?? []), file]);
    }
  }
  return found;
}

/** Custom properties that tables declare, and those of `createTheme` and next/font. */
const fromTables = (name: string) =>
  /^--(sc|font)-/.test(name) ||
  [
    ...Object.keys(lights.night),
    ...examples.flatMap(({ colors }) => Object.keys(colors).map((key) => `example-${key}`)),
  ].some((key) => lightProperty(key) === name);

const vocabularies = [
  {
    kind: 'attribute',
    listed: attributes,
    written: filesBy(
      /(?<=\s|(?:set|toggle)Attribute\('|')data-[a-z-]+(?=[=\s/>']|$)|(?<=\bdataset\.)\w+(?= = )/g,
    ),
    read: filesBy(
      /(?<=[[('])(?<!(?:set|toggle)Attribute\(')data-[a-z-]+|(?<=\bdataset\.)\w+\b(?! = )/g,
    ),
  },
  {
    kind: 'custom property',
    listed: properties,
    written: filesBy(/--[a-z][a-z-]*(?=: |'|\$\{)/g),
    read: filesBy(/(?<=var\()--[a-z][a-z-]*/g),
  },
];

test.each(vocabularies)(
  'every $kind is written and read, and listed where files share it',
  (vocabulary) => {
    const { listed, written, read } = vocabulary;
    const names = [...new Set([...written.keys(), ...read.keys()])].filter(
      (name) => !fromTables(name),
    );
    expect(names.filter((name) => !written.has(name))).toEqual([]);
    expect(names.filter((name) => !read.has(name))).toEqual([]);
    const shared = names.filter(
      (name) => new Set([...(written.get(name) ?? []), ...(read.get(name) ?? [])]).size > 1,
    );
    expect(shared.toSorted()).toEqual(Object.keys(listed).toSorted());
  },
);
