import { alertBody, startAlerts } from '@/server/alerts';
import { parseEnv } from '@/server/env';
import { log } from '@/server/log';
import type { Reason } from '@/server/outbox/status';
import { createSend, type Send, type SendResult } from '@/server/webhook/send';

jest.mock('@/server/webhook/send', () => ({
  ...jest.requireActual('@/server/webhook/send'),
  createSend: jest.fn(),
}));

const minute = 60_000;
const accepted = { kind: 'answered', status: 204, retryAfter: undefined } as const;
const refused = { ...accepted, status: 500 };

const aReason = (text: string): Reason => ({ kind: text.charAt(0), text });

/** @returns what was sent, as `minute status` */
async function sentIn(
  minutes: number,
  reasonsAt: (minute: number) => string[],
  answerAt: (minute: number) => SendResult = () => accepted,
): Promise<string[]> {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  const sent: string[] = [];
  const began = performance.now();
  const minuteNow = () => Math.floor((performance.now() - began) / minute);
  const send: Send = async ({ body }) => {
    const { status, reasons } = JSON.parse(body);
    sent.push(`${minuteNow()} ${status} ${reasons.join()}`.trim());
    return answerAt(minuteNow());
  };
  jest.mocked(createSend).mockReturnValue(send);
  const env = parseEnv({ ALERT_WEBHOOK_URL: 'https://alerts.example' });
  const stop = startAlerts(env, async () => reasonsAt(minuteNow()).map(aReason));
  await jest.advanceTimersByTimeAsync(minutes * minute);
  stop();
  return sent;
}

const between = (from: number, to: number) => (at: number) => (at >= from && at < to ? ['a'] : []);

describe('alerts', () => {
  test('are sent once when the site becomes degraded, and at once when it recovers', async () => {
    expect(await sentIn(200, between(2, 120))).toEqual(['2 degraded a', '120 ok']);
    expect(await sentIn(60, between(0, 5))).toEqual(['0 degraded a', '5 ok']);
  });

  test('report a new reason together with the lasting reasons', async () => {
    const sent = await sentIn(60, (at) => (at < 20 ? ['a'] : at < 40 ? ['a', 'b'] : ['b']));
    expect(sent).toEqual(['0 degraded a', '20 degraded a,b']);
  });

  test('are at least 15 minutes apart, except the report of recovery', async () => {
    const sent = await sentIn(60, (at) => (at < 2 ? ['a'] : at < 20 ? ['a', 'b'] : []));
    expect(sent).toEqual(['0 degraded a', '15 degraded a,b', '20 ok']);
    const flapping = await sentIn(47, (at) => (at % 2 === 0 ? ['a'] : []));
    const expected = ['0 degraded a', '1 ok', '16 degraded a', '17 ok', '32 degraded a', '33 ok'];
    expect(flapping).toEqual(expected);
  });

  test('do not repeat a reason whose text changes while it lasts', async () => {
    const sent = await sentIn(80, (at) => [`a ${at}`]);
    expect(sent).toEqual(['0 degraded a 0']);
  });

  test('report a reason again that ended and returned while another one lasts', async () => {
    const sent = await sentIn(60, (at) => (at >= 20 && at < 40 ? ['b'] : ['a', 'b']));
    expect(sent).toEqual(['0 degraded a,b', '40 degraded a,b']);
  });

  test('are repeated once a day while the site stays degraded', async () => {
    const day = 24 * 60;
    const sent = await sentIn(day + 60, () => ['a']);
    expect(sent).toEqual([0, day].map((at) => `${at} degraded a`));
    const refusedOnce = (at: number) => (at === day ? refused : accepted);
    const retried = await sentIn(day + 60, () => ['a'], refusedOnce);
    expect(retried).toEqual([0, day, day + 15].map((at) => `${at} degraded a`));
  });

  test('that fail are retried every 15 minutes, and do not count as reported', async () => {
    const answer = (at: number) => (at < 40 ? refused : accepted);
    const sent = await sentIn(90, between(0, 50), answer);
    expect(sent).toEqual([...[0, 15, 30, 45].map((at) => `${at} degraded a`), '50 ok']);
    expect(log.error).toHaveBeenCalledWith(
      { alert: 'degraded', by: 'webhook', status: 500 },
      expect.anything(),
    );
    const unreported = await sentIn(60, between(0, 10), () => refused);
    expect(unreported).toEqual(['0 degraded a']);
    const unreachable = { kind: 'failed', code: 'ECONNREFUSED' } as const;
    expect(await sentIn(60, between(0, 10), () => unreachable)).toEqual(['0 degraded a']);
    const recovery = await sentIn(60, between(0, 10), (at) => (at === 10 ? refused : accepted));
    expect(recovery).toEqual(['0 degraded a', '10 ok', '25 ok']);
  });
});

test.each(['TIMEOUT', 'ECONNRESET'])(
  'an alert whose answer was lost (%s) is followed by an alert of recovery',
  async (code) => {
    const lost = { kind: 'failed', code } as const;
    const lostAt = (minutes: number[]) => (at: number) => (minutes.includes(at) ? lost : accepted);
    expect(await sentIn(60, between(0, 5), lostAt([0]))).toEqual(['0 degraded a', '5 ok']);
    const repeated = ['0 degraded a', '15 degraded a', '20 ok'];
    expect(await sentIn(60, between(0, 20), lostAt([0]))).toEqual(repeated);
    const late = ['0 degraded a', '5 ok', '20 ok'];
    expect(await sentIn(60, between(0, 5), lostAt([0, 5]))).toEqual(late);
  },
);

test('an alert has the fields that Slack, Discord, and n8n read', () => {
  const site = { name: 'Agency', url: 'https://agency.example' };
  const alert = JSON.parse(alertBody('degraded', ['one: act', 'two: act'].map(aReason), site));
  expect(alert).toEqual({
    text: 'Agency (https://agency.example) needs attention: one: act; two: act.',
    content: alert.text,
    status: 'degraded',
    reasons: ['one: act', 'two: act'],
    site: 'https://agency.example',
  });
  expect(JSON.parse(alertBody('ok', [], site))).toMatchObject({ status: 'ok', reasons: [] });
});
