/** The import directions of docs/architecture.md. `npm run lint` checks them. */

const wholeScenes = '^src/scenes/(?!drawing/|street/)|^src/scenes/drawing/Drawing';
const models = '^src/features/[^/]+/model/';
const browserFolders = '^src/features/[^/]+/browser/';

/** What each part may import of `src`. A part that is missing here may import nothing of it. */
const directions = {
  '^src/app/(?!api/)': [
    '^src/(app/(?!api/)|features/|components/|content/|styles/|lib/)',
    wholeScenes,
  ],
  '^src/(app/api/|cli/|instrumentation)': ['^src/(app/api|cli|server|lib)/', models],
  '^src/features/[^/]+/(?!model/|browser/)': [
    '^src/(features|components|content|styles|lib)/',
    wholeScenes,
  ],
  [models]: [models, '^src/content/(services|formSections)\\.', '^src/lib/'],
  [browserFolders]: [
    browserFolders,
    models,
    '^src/content/examples/(example|conversationCopy|elementIds)\\.',
    '^src/lib/',
  ],
  '^src/components/': ['^src/(components|content|styles|lib)/', wholeScenes],
  '^src/scenes/': ['^src/(scenes|content|styles|lib)/'],
  '^src/browser/': ['^src/browser/', browserFolders, '^src/content/menuLabels\\.', '^src/lib/'],
  '^src/server/(?!mail/)': ['^src/(server|lib)/', models],
  '^src/server/mail/': ['^src/(server|lib|content/copy)/', '^src/styles/colors\\.', models],
  '^src/content/': ['^src/(content|lib)/'],
  '^src/styles/': ['^src/styles/'],
  '^src/(lib/|proxy\\.)': ['^src/lib/'],
};

export default {
  forbidden: [
    { name: 'cycle of files', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'cycle of folders',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    ...Object.entries(directions).map(([part, allowed]) => ({
      name: `imports of ${part}`,
      severity: 'error',
      from: { path: part },
      to: { path: '^src/', pathNot: allowed },
    })),
    {
      name: 'imports of a part without directions',
      severity: 'error',
      from: { path: '^src/', pathNot: Object.keys(directions) },
      to: { path: '^src/' },
    },
  ],
  options: {
    babelConfig: { fileName: 'scripts/imports/readImports.cjs' },
    tsConfig: { fileName: 'tsconfig.json' },
    exclude: '^node_modules/',
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js'] },
  },
};
