import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { part } from '@/scenes/drawing/readDrawing';
import { streetPart } from '@/scenes/street/parts';

const sources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));

const filesWith = (pattern: RegExp, files: string[]) =>
  files.filter((file) => pattern.test(readFileSync(file, 'utf8')));

const outsideScenes = sources('src').filter((file) => !file.startsWith(join('src', 'scenes')));

test('only scenes know crops, anchors and parts of a drawing', () => {
  const inner = /#street-|data-part=|data-part\]|phoneCrop|anchorIn|readDrawing|<view/;
  expect(filesWith(inner, outsideScenes)).toEqual([]);
});

test('scenes select parts through functions that check their names', () => {
  const unchecked = /\[href[\^$]?='|\[data-part='(?!\$)/;
  expect(filesWith(unchecked, sources(join('src', 'scenes')))).toEqual([
    join('src', 'scenes', 'street', 'parts.ts'),
  ]);
});

test('fails the build on a selector for unknown parts, and names them all', () => {
  expect(streetPart('closing')).toBe("[href='#street-closing']");
  expect(streetPart('window-1', 'baker')).toBe(
    ":is([href='#street-window-1'], [href='#street-baker'])",
  );
  expect(() => streetPart('nobody', 'closing', 'none')).toThrow('no part "nobody", "none"');
  expect(() => streetPart('houses')).toThrow('group "buildings"');
  expect(part('open-door', 'cornice')).toBe("[data-part='cornice']");
  expect(() => part('open-door', 'nothing', 'nobody')).toThrow('no part "nothing", "nobody"');
});

const styled = ['components', 'scenes', 'features'].flatMap((folder) =>
  sources(join('src', folder)),
);

test('no style counts elements', () => {
  expect(filesWith(/:(?:nth-|(?:first|last|only)-(?:child|of-type))/, styled)).toEqual([]);
});
