/** `npm run site-script`: builds the pages' scripts, `/site.js` and `/examples.js`, which contains the examples. */
import { buildSync } from 'esbuild';
import { examples } from '@/content/examples/examples';
import { exampleData } from '@/features/examples/exampleData';

buildSync({
  entryPoints: {
    site: 'src/browser/site.ts',
    examples: 'src/features/examples/browser/examplesScript.ts',
  },
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  outdir: 'public',
  define: { exampleList: JSON.stringify(examples.map(exampleData)) },
});
