/** Imported first: content reads the environment on import. */
import nextEnv from '@next/env';
import { fixedDate } from '../../testing/samples/fixedDate';

process.env.SOURCE_DATE_EPOCH = fixedDate;
nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
