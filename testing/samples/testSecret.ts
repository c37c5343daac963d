/** A secret in the format of Standard Webhooks, for tests only. */
export const testSecret = `whsec_${Buffer.from('a key of twenty-four bytes or more').toString('base64')}`;
