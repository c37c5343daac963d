import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [, glossary = ''] = /\n## Glossary\n(.*?)\n## /s.exec(
  readFileSync('docs/architecture.md', 'utf8'),
) ?? [''];
const rows = glossary
  .split('\n')
  .filter((line) => /^\| [a-zA-Z]/.test(line) && !line.startsWith('| Word '))
  .map((line) => line.split('|').map((cell) => cell.trim()));

const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => readFileSync(join('src', path), 'utf8'))
  .join('\n');

describe('the glossary', () => {
  test('defines each word once', () => {
    const words = rows.map(([, word]) => word);
    expect(words.length).toBeGreaterThan(30);
    expect(words).toEqual([...new Set(words)]);
  });

  test('uses only names that the code has', () => {
    const names = rows.flatMap(([, , , cell = '']) =>
      Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = '']) => name),
    );
    const unknown = names.filter(
      (name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`, 'i').test(code),
    );
    expect(unknown).toEqual([]);
  });
});
