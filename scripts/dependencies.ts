/** `npm run docs:dependencies`: writes `docs/dependencies.md`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { describeDependencies } from './dependencies/describeDependencies';
import { dependencyReasons } from './dependencies/reasons';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

writeFileSync(
  'docs/dependencies.md',
  describeDependencies(readJson('package.json'), readJson('package-lock.json'), dependencyReasons),
);
