/** @jest-environment node */
import { Webhook } from 'standardwebhooks';
import { sign } from '@/server/webhook/sign';
import { testSecret } from '../../support/environment';

const now = () => Math.floor(Date.now() / 1000);

describe('a signature', () => {
  test('is the one that the reference implementation makes', () => {
    const timestamp = 1_795_163_027;
    const body = '{"name":"Ana Ü \u{1F600}"}';
    expect(sign(testSecret, 'msg-1', timestamp, body)).toBe(
      new Webhook(testSecret).sign('msg-1', new Date(timestamp * 1000), body),
    );
  });

  test('is accepted by it, and not for another body, id or time', () => {
    const timestamp = now();
    const signature = sign(testSecret, 'msg-1', timestamp, '{}');
    const verify = (id: string, at: number, body: string) => () =>
      new Webhook(testSecret).verify(body, {
        'webhook-id': id,
        'webhook-timestamp': String(at),
        'webhook-signature': signature,
      });
    expect(verify('msg-1', timestamp, '{}')).not.toThrow();
    expect(verify('msg-2', timestamp, '{}')).toThrow();
    expect(verify('msg-1', timestamp + 1, '{}')).toThrow();
    expect(verify('msg-1', timestamp, '{ }')).toThrow();
  });
});
