import {
  type AlertState,
  alertBody,
  alertId,
  nextAlert,
  noAlert,
  startAlerts,
} from '@/server/alerts';
import { parseEnv } from '@/server/env';
import type { Reason } from '@/server/health';
import { log } from '@/server/log';
import type { Outbox } from '@/server/outbox';
import { send } from '@/server/webhook/send';

// Fake timers do not wait for the disk.
jest.mock('node:fs/promises');
jest.mock('@/server/log', () => ({ log: { info: jest.fn(), error: jest.fn() } }));
jest.mock('@/server/webhook/send', () => ({
  ...jest.requireActual('@/server/webhook/send'),
  send: jest.fn(async () => ({ kind: 'answered', status: 204 })),
}));

const minute = 60_000;
const start = Date.UTC(2026, 10, 20);

const reason = (cause: string, count = 1): Reason => ({ cause, count, step: 'act' });

/**
 * Replays what health reports, minute by minute.
 *
 * @param health causes, each with its count where that is not 1: `a`, `a3`
 * @returns the alerts sent, as `minute status causes`
 */
function told(health: readonly (readonly string[])[]): string[] {
  let last: AlertState = noAlert;
  return health.flatMap((causes, index) => {
    const reasons = causes.map((text) => reason(text.charAt(0), Number(text.slice(1) || 1)));
    const { state, isDue } = nextAlert(last, reasons, start + index * minute);
    last = state;
    return isDue ? [`${index} ${state.status} ${causes}`.trim()] : [];
  });
}

const times = (count: number, reasons: string[]) => Array.from({ length: count }, () => reasons);

describe('alerts', () => {
  test('are sent once when the site becomes degraded and once when it has recovered', () => {
    expect(told([[], [], ...times(120, ['a']), [], []])).toEqual(['2 degraded a', '122 ok']);
  });

  test('repeat a reason that comes and goes after 15 minutes, and ever more rarely, to 4 hours', () => {
    const flapping = Array.from({ length: 1000 }, (_, index) => (index % 2 === 0 ? ['a'] : []));
    const begun = told(flapping).filter((line) => line.endsWith('a'));
    const minutes = begun.map((line) => Number.parseInt(line, 10));
    expect(minutes).toEqual([0, 16, 46, 106, 226, 466, 706, 946]);
  });

  test('give each of several reasons in turn its own quiet time', () => {
    const inTurn = [['a'], [], ['b'], []];
    const hour = Array.from({ length: 60 }, (_, index) => inTurn[index % 4] ?? []);
    const begun = told(hour).filter((line) => line.includes('degraded'));
    expect(begun).toEqual(
      [0, 2, 16, 18, 48, 50].map((at) => `${at} degraded ${at % 4 ? 'b' : 'a'}`),
    );
  });

  test('report a new reason at once after a recovery, and within 15 minutes while degraded', () => {
    const both = ['0 degraded a', '1 ok', '2 degraded b', '4 ok'];
    expect(told([['a'], [], ['b'], ['b'], []])).toEqual(both);
    expect(told([['a'], ...times(20, ['a', 'b'])])).toEqual(['0 degraded a', '15 degraded a,b']);
    expect(told([...times(30, ['a']), ['a', 'b']])).toEqual(['0 degraded a', '30 degraded a,b']);
  });

  test('are not repeated when one of several reasons ends', () => {
    expect(told([['a', 'b'], ...times(40, ['b'])])).toEqual(['0 degraded a,b']);
  });

  test('report a growing count, at most every 15 minutes', () => {
    expect(told([['a'], ...times(30, ['a2']), ['a3']])).toEqual([
      '0 degraded a',
      '15 degraded a2',
      '31 degraded a3',
    ]);
    const growing = Array.from({ length: 46 }, (_, index) => [`a${index + 1}`]);
    const quarterHours = ['15 degraded a16', '30 degraded a31', '45 degraded a46'];
    expect(told(growing)).toEqual(['0 degraded a1', ...quarterHours]);
  });

  test('report a count that fell and grew again, and a reason that came back', () => {
    const again = ['0 degraded a3', '20 degraded a2'];
    expect(told([['a3'], ...times(19, ['a1']), ['a2']])).toEqual(again);
    const back = ['0 degraded a,b', '20 degraded a,b'];
    expect(told([['a', 'b'], ...times(19, ['b']), ['a', 'b']])).toEqual(back);
  });

  test('are repeated once a day while the site stays degraded', () => {
    const day = 24 * 60;
    const daily = ['0 degraded a', `${day} degraded a`, `${2 * day} degraded a`];
    expect(told(times(2 * day + 60, ['a']))).toEqual(daily);
  });

  test('are not silenced for long after a clock is set back', () => {
    const toldAt = start + 1000 * minute;
    const ahead = {
      ...noAlert,
      reasons: [{ ...reason('a'), toldAt, quietMs: 15 * minute }],
      toldAt,
    };
    expect(nextAlert(ahead, [reason('a')], start)).toMatchObject({
      state: { status: 'degraded', toldAt: start },
      isDue: true,
    });
  });

  test('continue from a state that an earlier release recorded', () => {
    const recorded = '{"status":"degraded","reasons":["a is wrong: act"],"toldAt":0}';
    const { state, isDue } = nextAlert(
      { ...noAlert, ...JSON.parse(recorded) },
      [reason('a')],
      start,
    );
    expect(state.reasons).toEqual([expect.objectContaining({ cause: 'a', toldAt: start })]);
    expect(isDue).toBe(true);
  });
});

test('an alert has the shape that Slack, Discord and n8n accept', () => {
  const site = { name: 'Agency', url: 'https://agency.example' };
  const alert = JSON.parse(alertBody('degraded', [reason('one'), reason('two', 3)], site));
  expect(alert).toEqual({
    text: 'Agency (https://agency.example) needs attention: one: act; two (3): act.',
    content: alert.text,
    status: 'degraded',
    reasons: ['one: act', 'two (3): act'],
    site: 'https://agency.example',
  });
  expect(JSON.parse(alertBody('ok', [], site))).toMatchObject({ status: 'ok', reasons: [] });
});

test('an alert’s id is never a valid request id', () => {
  expect(alertId()).toMatch(/^alert-[0-9a-f-]{36}$/);
});

/** Starts alerts under fake timers, with `read` as every read of the outbox. */
function startAlertsWith(read: () => Promise<unknown>): () => void {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  const outbox = { status: { read, lastAlert: read, replaceAlert: read } };
  const env = parseEnv({ ALERT_WEBHOOK_URL: 'https://alerts.example' });
  return startAlerts(env, outbox as unknown as Outbox);
}

test('health is checked every 10 seconds', async () => {
  const read = jest.fn(async () => undefined);
  const stop = startAlertsWith(read);
  await jest.advanceTimersByTimeAsync(0);
  const readsOfACheck = read.mock.calls.length;
  await jest.advanceTimersByTimeAsync(9999);
  expect(read).toHaveBeenCalledTimes(readsOfACheck);
  await jest.advanceTimersByTimeAsync(1);
  expect(read.mock.calls.length).toBeGreaterThan(readsOfACheck);
  stop();
});

test('an alert that is not accepted is tried again after 1, 5 and 15 minutes, then every 15', async () => {
  jest.mocked(send).mockClear();
  jest.mocked(send).mockResolvedValue({ kind: 'answered', status: 500, retryAfter: undefined });
  const stop = startAlertsWith(async () => undefined);
  const sentAt: number[] = [];
  for (let at = 0; at <= 40; at += 1 / 6) {
    await jest.advanceTimersByTimeAsync(at === 0 ? 0 : minute / 6);
    const tries = jest.mocked(send).mock.calls.length;
    while (sentAt.length < tries) sentAt.push(Math.round(at));
  }
  expect(sentAt).toEqual([0, 1, 6, 21, 36]);
  expect(log.error).toHaveBeenCalledTimes(1);
  jest.mocked(send).mockResolvedValue({ kind: 'answered', status: 204, retryAfter: undefined });
  await jest.advanceTimersByTimeAsync(30 * minute);
  stop();
  expect(send).toHaveBeenCalledTimes(6);
  expect(log.info).toHaveBeenCalledWith('Alerts can be sent again');
});

test('an alert is sent while the outbox hangs', async () => {
  jest.mocked(send).mockClear();
  const stop = startAlertsWith(() => new Promise<never>(() => undefined));
  await jest.advanceTimersByTimeAsync(8000 + 5000);
  stop();
  expect(send).toHaveBeenCalledTimes(1);
  const [, message] = jest.mocked(send).mock.calls[0] ?? [];
  expect(message?.body).toContain('the outbox does not answer in time');
});

test('a new reason is told although two processes could not record what they told before', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  jest.mocked(send).mockClear();
  let recorded: string | undefined;
  let lastingError: string | null = null;
  const status = {
    read: async () => (recorded === undefined ? undefined : { lastingError }),
    async lastAlert() {
      if (recorded === undefined) throw new Error('The outbox cannot be read');
      return recorded;
    },
    async replaceAlert(from: string, to: string) {
      if (recorded !== from) return false;
      recorded = to;
      return true;
    },
  };
  const env = parseEnv({
    ALERT_WEBHOOK_URL: 'https://alerts.example',
    CONSULTATION_WEBHOOK_URL: 'https://webhook.example',
  });
  const stopFirst = startAlerts(env, { status } as unknown as Outbox);
  await jest.advanceTimersByTimeAsync(3000);
  const stopSecond = startAlerts(env, { status } as unknown as Outbox);
  await jest.advanceTimersByTimeAsync(1000);
  recorded = '';
  // The first process has told the recovery; the second one checks next.
  await jest.advanceTimersByTimeAsync(8000);
  lastingError = '401';
  await jest.advanceTimersByTimeAsync(20_000);
  stopFirst();
  stopSecond();
  const sent = jest.mocked(send).mock.calls.map(([, { body }]) => JSON.parse(body));
  expect(sent.map((alert) => alert.status)).toEqual(['degraded', 'degraded', 'ok', 'degraded']);
  expect(sent.at(-1).reasons.join()).toContain('the webhook answers 401');
});
