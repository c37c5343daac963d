import type { KnipConfig } from 'knip';
import { exampleTypefaces, typefaces } from './src/styles/typefaces';

const allTypefaces = Object.values({ ...typefaces, ...exampleTypefaces });

export default {
  entry: [
    '{main,server}.ts',
    'src/cli/outbox.ts',
    'src/server/outbox/engine/sqliteWorkerThread.ts',
    'src/server/calendar/busyTimesThread.ts',
    'scripts/*.ts',
    'scripts/bench/receiver.mjs',
    'scripts/bench/plainNext/{next.config,app/**/route}.js',
    'testing/site/pgliteServer.mjs',
  ],
  project: ['{src,scripts,testing,e2e,__tests__}/**/*.{ts,tsx,js,mjs}', '*.{ts,js}'],
  ignoreExportsUsedInFile: { interface: true, type: true },
  // dependency-cruiser's parser; names in a table.
  ignoreDependencies: ['@babel/core', ...allTypefaces.map((typeface) => typeface.package)],
  ignoreBinaries: ['mkfifo', 'mount', 'openssl', 'outbox', 'umount'],
} satisfies KnipConfig;
