const toleranceSeconds = 5 * 60;

/**
 * Checks a signature (Standard Webhooks 1.0.0).
 *
 * @param body its bytes as they arrived
 * @param secrets one, or two separated by a space during a rotation
 * @throws Error, for which n8n answers 500: the site sends the message again
 */
export function checkSignature(
  headers: Record<string, string | undefined>,
  body: Buffer,
  secrets = '',
  acceptedId: RegExp,
  crypto: typeof import('node:crypto'),
): void {
  const id = headers['webhook-id'] ?? '';
  const timestamp = headers['webhook-timestamp'] ?? '';
  const keys = secrets.split(' ').filter(Boolean);
  if (keys.length === 0) throw new Error('CONSULTATION_WEBHOOK_SECRET is not set in n8n');
  if (!id || !/^\d+$/.test(timestamp)) throw new Error('No webhook-id or webhook-timestamp');
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (age > toleranceSeconds) throw new Error('webhook-timestamp is more than 5 minutes off');

  const given = (headers['webhook-signature'] ?? '')
    .split(' ')
    .filter((signature) => signature.startsWith('v1,'))
    .map((signature) => Buffer.from(signature.slice(3), 'base64'));
  const isSigned = keys.some((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    const signed = crypto.createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body);
    const expected = signed.digest();
    return given.some(
      (one) => one.length === expected.length && crypto.timingSafeEqual(one, expected),
    );
  });
  if (!isSigned) throw new Error('No valid webhook-signature');
  if (!acceptedId.test(id)) throw new Error('This webhook-id does not belong here');
}
