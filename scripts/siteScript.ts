/** `npm run site-script`: bundles `/site.js`, and `/examples.js` with the examples. */
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
