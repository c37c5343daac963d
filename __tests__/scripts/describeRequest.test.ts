import { Webhook } from 'standardwebhooks';
import { describeRequest } from '../../scripts/demo/describeRequest';
import { aRequest } from '../../testing/samples/consultationRequest';
import { testSecret } from '../../testing/samples/testSecret';

const id = '3d0f4a52-26cc-4b6c-9c1d-1f4f4b7f0d11';

const request = aRequest({
  website: '',
  timeline: '',
  description: 'Answer our customers at night.\nAnd at noon.',
  contactMethod: 'phone',
  callDate: '2026-11-24',
  callTime: '14:15',
});

/** Describes a body that arrived with its own signature, or another's. */
function described(body: string, signedBody = body): string {
  const sent = new Date();
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(sent.getTime() / 1000)),
    'webhook-signature': new Webhook(testSecret).sign(id, sent, signedBody),
  };
  const receivedAt = new Date(2026, 10, 20, 14, 3, 22);
  return describeRequest(
    { method: 'POST', path: '/webhook', headers, body, receivedAt },
    testSecret,
  );
}

test('prints a request with its id, its signature and its filled-in fields', () => {
  expect(described(JSON.stringify(request))).toBe(
    `14:03:22  Consultation request received
id             ${id}
signature      verified
name           Ana Example
email          ana@example.com
phone          +1 555 010 0123
company        Example Bakery
service        website
budget         5k-10k
description    Answer our customers at night.
               And at noon.
contactMethod  phone
callDate       2026-11-24
callTime       14:15
submittedAt    2026-11-20T08:30:00.000Z`,
  );
});

test('reports a body that does not match its signature', () => {
  expect(described(JSON.stringify(request), '{}')).toContain('signature      NOT VALID');
});
