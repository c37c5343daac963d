/** Imported first: content is read from the environment as soon as it is imported, and no build loads it here. */
import nextEnv from '@next/env';

nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
