/** @jest-environment node */
import { type AlertState, alertBody, nextAlert, noAlert } from '@/server/alerts';

const minute = 60_000;
const start = Date.UTC(2026, 10, 20);

/** Plays what health says minute by minute. @returns what was told, as `minute status reasons` */
function told(health: readonly (readonly string[])[]): string[] {
  let state: AlertState = noAlert;
  return health.flatMap((reasons, index) => {
    const next = nextAlert(state, reasons, start + index * minute);
    if (!next) return [];
    state = next;
    return `${index} ${next.status} ${next.status === 'ok' ? '' : next.reasons}`.trim();
  });
}

const times = (count: number, reasons: string[]) => Array.from({ length: count }, () => reasons);

describe('alerts', () => {
  test('are sent once when the site turns degraded and once when it is well again', () => {
    expect(told([[], [], ...times(120, ['a']), [], []])).toEqual(['2 degraded a', '122 ok']);
  });

  test('repeat the same reason at most every 15 minutes, however often it comes and goes', () => {
    const flapping = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? ['a'] : []));
    const twice = ['16 degraded a', '17 ok', '32 degraded a', '33 ok'];
    expect(told(flapping)).toEqual(['0 degraded a', '1 ok', ...twice]);
  });

  test('tell a new reason at once after a recovery, and within 15 minutes while degraded', () => {
    const both = ['0 degraded a', '1 ok', '2 degraded b', '4 ok'];
    expect(told([['a'], [], ['b'], ['b'], []])).toEqual(both);
    expect(told([['a'], ...times(20, ['a', 'b'])])).toEqual(['0 degraded a', '15 degraded a,b']);
    expect(told([...times(30, ['a']), ['a', 'b']])).toEqual(['0 degraded a', '30 degraded a,b']);
  });

  test('do not repeat themselves when one of several reasons ends', () => {
    expect(told([['a', 'b'], ...times(40, ['b'])])).toEqual(['0 degraded a,b']);
  });

  test('are not silenced for long by a clock that was ahead', () => {
    const ahead: AlertState = { status: 'ok', reasons: ['a'], toldAt: start + 1000 * minute };
    expect(nextAlert(ahead, ['a'], start)).toMatchObject({ status: 'degraded', toldAt: start });
  });
});

test('an alert has the shape that Slack, Discord and n8n take', () => {
  const site = { name: 'Agency', url: 'https://agency.example' };
  const alert = JSON.parse(alertBody('degraded', ['one', 'two'], site));
  expect(alert).toEqual({
    text: 'Agency (https://agency.example) needs attention: one; two.',
    content: alert.text,
    status: 'degraded',
    reasons: ['one', 'two'],
    site: 'https://agency.example',
  });
  expect(JSON.parse(alertBody('ok', [], site))).toMatchObject({ status: 'ok', reasons: [] });
});
