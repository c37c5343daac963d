import { parseEnv } from '@/server/env';

/** A secret of Standard Webhooks' form, for tests only. */
export const testSecret = `whsec_${Buffer.from('a key of twenty-four bytes or more').toString('base64')}`;

/** The server's configuration from the given variables and nothing else. */
export const anEnv = (variables: Record<string, string> = {}) => parseEnv(variables);
