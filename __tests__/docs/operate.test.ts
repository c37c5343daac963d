/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a file logs: the last text of each call, up to its first comma or colon. */
function messagesOf(code: string): string[] {
  const calls = code.match(/\blog\.(?:info|warn|error)\([\s\S]*?\);/g) ?? [];
  return calls.flatMap((call) => call.match(/'([^',:]+)[^']*',?\s*\);$/)?.[1] ?? []);
}

test('every line of the log is explained to the operator', () => {
  const manual = readFileSync('docs/operate.md', 'utf8');
  const messages = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => messagesOf(readFileSync(join('src', name), 'utf8')));
  expect(messages.length).toBeGreaterThan(15);
  expect(messages.filter((message) => !manual.includes(`\`${message.slice(0, 40)}`))).toEqual([]);
});
