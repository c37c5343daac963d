import { fileURLToPath } from 'node:url';

// It resolves the project's packages.
export default { turbopack: { root: fileURLToPath(new URL('../../..', import.meta.url)) } };
