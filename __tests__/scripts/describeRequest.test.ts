/** @jest-environment node */
import { Webhook } from 'standardwebhooks';
import { colored, describeRequest, plain } from '../../scripts/demo/describeRequest';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const id = '3d0f4a52-26cc-4b6c-9c1d-1f4f4b7f0d11';

const request = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '+1 555 010 0001',
  company: 'Analytical Engines',
  website: '',
  service: 'chatbot',
  budget: '5k-10k',
  timeline: '',
  description: 'Answer our customers at night.\nAnd at noon.',
  contactMethod: 'phone',
  callDate: '2026-11-24',
  callTime: '14:15',
  submittedAt: '2026-11-20T08:00:00.000Z',
};

function received(body: string, signedBody = body) {
  const sent = new Date();
  return {
    method: 'POST',
    path: '/webhook',
    headers: {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(sent.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, sent, signedBody),
    },
    body,
    receivedAt: new Date(2026, 10, 20, 14, 3, 22),
  };
}

test('a phone request is printed with the day and time of its call', () => {
  expect(describeRequest(received(JSON.stringify(request)), secret, plain)).toBe(
    `● 14:03:22  Consultation request received
  From       Ada Lovelace, Analytical Engines
  Reach      by phone +1 555 010 0001  (email ada@example.com)
  Service    Customer Service Chatbots · $5,000 - $10,000
  Call       Tuesday, November 24, 2026 at 2:15 PM
  Wants      Answer our customers at night.
  Delivery   signature verified, id ${id}`,
  );
});

test('an e-mail request has no call', () => {
  const byEmail = { ...request, contactMethod: 'email', callDate: null, callTime: null };
  const text = describeRequest(received(JSON.stringify(byEmail)), secret, plain);
  expect(text).toContain('by email ada@example.com  (phone +1 555 010 0001)');
  expect(text).not.toContain('Call ');
});

test('a body that does not match its signature is reported', () => {
  const text = describeRequest(received(JSON.stringify(request), '{}'), secret, plain);
  expect(text).toContain('SIGNATURE NOT VALID');
});

test("a visitor's text cannot control the terminal or imitate another line", () => {
  const hostile = { ...request, name: 'Eve\u001b[2J\u202e\n  Delivery   signature verified' };
  const text = describeRequest(received(JSON.stringify(hostile)), secret, plain);
  expect(text).not.toContain('\u001b');
  expect(text).not.toContain('\u202e');
  expect(text.split('\n')).toHaveLength(7);
});

test.each(['', 'nonsense', 'null', '{"name":1}'])(
  'a body that is not a request is reported: %j',
  (body) => {
    const text = describeRequest(received(body), secret, plain);
    expect(text).toContain(`not a consultation request (${body.length} bytes)`);
  },
);

test('the output is colored for terminals only', () => {
  const delivery = received(JSON.stringify(request));
  expect(describeRequest(delivery, secret, colored)).toContain(
    '\u001b[32msignature verified\u001b[0m',
  );
});
