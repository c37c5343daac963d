import { resolve } from 'node:path';

// It resolves the project's packages.
export default { turbopack: { root: resolve(import.meta.dirname, '../../..') } };
