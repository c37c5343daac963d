import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { partOf } from '@/scenes/drawing/readDrawing';
import { part } from '@/scenes/street/parts';

const sources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));

const filesWith = (pattern: RegExp, files: string[]) =>
  files.filter((file) => pattern.test(readFileSync(file, 'utf8')));

const outsideScenes = sources('src').filter((file) => !file.startsWith(join('src', 'scenes')));

test('only scenes know crops, anchors and parts of a drawing', () => {
  const inner = /#street-|data-part=|data-part\]|phoneCrop|anchorIn|anchorOf|readDrawing|<view/;
  expect(filesWith(inner, outsideScenes)).toEqual([]);
});

test('scenes select parts through functions that check their names', () => {
  const unchecked = /\[href[\^$]?='|\[data-part='(?!\$)/;
  expect(filesWith(unchecked, sources(join('src', 'scenes')))).toEqual([
    join('src', 'scenes', 'street', 'parts.ts'),
  ]);
});

test('fails the build on a selector for an unknown part', () => {
  expect(part('walker')).toBe("[href='#street-walker']");
  expect(part('window-*', 'question')).toBe(
    ":is([href^='#street-window-'], [href='#street-question'])",
  );
  expect(() => part('nobody')).toThrow('no part "nobody"');
  expect(() => part('nobody-*')).toThrow('no part "nobody-*"');
  expect(() => part('hills')).toThrow('group "land"');
  expect(partOf('open-door', 'cornice')).toBe("[data-part='cornice']");
  expect(() => partOf('open-door', 'nothing')).toThrow('no part "nothing"');
});

const styled = ['components', 'scenes', 'features/consultation'].flatMap((folder) =>
  sources(join('src', folder)),
);

test('no style counts elements', () => {
  expect(filesWith(/:nth-/, styled)).toEqual([]);
});

test('few styles depend on the order of elements', () => {
  const positional = /:(?:first|last|only)-(?:child|of-type)/g;
  const found = styled.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(positional), () => file),
  );
  expect(found.length).toBeLessThanOrEqual(8);
});
