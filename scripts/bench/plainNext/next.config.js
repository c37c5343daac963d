import { fileURLToPath } from 'node:url';

// Resolves the project's packages.
export default { turbopack: { root: fileURLToPath(new URL('../../..', import.meta.url)) } };
