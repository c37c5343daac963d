// The script of the node "Check signature": Standard Webhooks 1.0.0. Returns { isSigned, id, headers, request }.
const crypto = require('crypto');

const toleranceSeconds = 5 * 60;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const { headers } = $input.first().json;
const body = await this.helpers.getBinaryDataBuffer(0, 'data');

const id = headers['webhook-id'] ?? '';
const timestamp = headers['webhook-timestamp'] ?? '';
const given = (headers['webhook-signature'] ?? '')
  .split(' ')
  .filter((signature) => signature.startsWith('v1,'))
  .map((signature) => Buffer.from(signature.slice(3), 'base64'));

/** Two secrets, separated by a space, while one is being replaced. */
const secrets = ($env.CONSULTATION_WEBHOOK_SECRET ?? '').split(' ').filter(Boolean);

function isSignedWith(secret) {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const hmac = crypto.createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body);
  const expected = hmac.digest();
  return given.some(
    (one) => one.length === expected.length && crypto.timingSafeEqual(one, expected),
  );
}

const age = Math.abs(Date.now() / 1000 - Number(timestamp));
// Only a request's id is a UUID, not an alert's.
const isRecent = /^\d+$/.test(timestamp) && age <= toleranceSeconds;
const isSigned = uuid.test(id) && isRecent && secrets.some(isSignedWith);

return [{ json: { isSigned, id, headers, request: isSigned ? JSON.parse(body.toString()) : null } }];
