/** Imported first, because content reads the environment as soon as it is imported. */
import nextEnv from '@next/env';
import { fixedDate } from '../../testing/samples/fixedDate';

process.env.SOURCE_DATE_EPOCH = fixedDate;
nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
