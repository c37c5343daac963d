import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

test("every server module begins with import 'server-only', so that a page cannot bundle it", () => {
  const modules = readdirSync('src/server', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.d.ts'),
  );
  expect(modules.length).toBeGreaterThan(10);
  const unguarded = modules.filter(
    (name) => !readFileSync(join('src/server', name), 'utf8').startsWith("import 'server-only';"),
  );
  expect(unguarded).toEqual([]);
});
