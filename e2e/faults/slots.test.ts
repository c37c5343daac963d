import { addDaysTo, isWeekend, todayIn } from '@/features/consultation/model/calendar';
import { eventually } from './support/eventually';
import { engines, unusableUrl } from './support/outbox';
import { submit } from './support/requests';
import { setUpSite } from './support/setUpSite';
import { runTool } from './support/tool';

const today = todayIn('America/New_York', new Date());
const days = Array.from({ length: 10 }, (_, index) => addDaysTo(today, index + 1));
const day = days.find((date) => !isWeekend(date)) ?? '';

const call = (callTime: string, callDate = day) =>
  ({ contactMethod: 'phone', callDate, callTime }) as const;

describe.each(engines)('the times that are taken, with the outbox on %s', (_name, engine) => {
  const site = setUpSite({ engine });

  const slots = (query: string) => fetch(`${site.server.url}/api/slots${query}`);

  test('are told for a day, and nothing else about them', async () => {
    expect(await (await slots(`?date=${day}`)).json()).toEqual({ date: day, taken: [] });
    await submit(site.server.url, call('14:30'));
    await submit(site.server.url, call('10:15'));
    await submit(site.server.url, { contactMethod: 'email' });
    const response = await slots(`?date=${day}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=5');
    expect(await response.json()).toEqual({ date: day, taken: ['10:15', '14:30'] });
  });

  test('a second request for a taken time is delivered, logged and marked', async () => {
    const second = await submit(site.server.url, call('10:15'));
    expect(second).toMatchObject({ httpStatus: 200, status: 'delivered' });
    const line = () =>
      site.server
        .output()
        .split('\n')
        .find((text) => text.includes('time already taken'));
    await eventually(() => line() !== undefined);
    expect(JSON.parse(line() ?? '')).toMatchObject({ id: second?.id });

    const listed = JSON.parse((await runTool(site.env, 'list', '--json')).stdout);
    const shared = listed.filter(({ callTimeTaken }: { callTimeTaken: boolean }) => callTimeTaken);
    expect(
      shared.map(({ request }: { request: { callTime: string } }) => request.callTime),
    ).toEqual(['10:15', '10:15']);
    const { stdout } = await runTool(site.env, 'list');
    expect(stdout.match(/delivered \*/g)).toHaveLength(2);
    expect(stdout).toContain('* Another request asks for the same call time.');
  });

  test('do not include one that the operator gave back', async () => {
    const { stdout } = await runTool(site.env, 'list', '--json');
    const { id } = JSON.parse(stdout).find(
      ({ request }: { request: { callTime: string } }) => request.callTime === '14:30',
    );
    const freed = await runTool(site.env, 'free', id, '--json');
    expect(JSON.parse(freed.stdout)).toEqual({
      id,
      callDate: day,
      callTime: '14:30',
      isFree: true,
    });
    expect(await (await slots(`?date=${day}`)).json()).toEqual({ date: day, taken: ['10:15'] });
  });

  test.each([
    ['', 400],
    ['?date=', 400],
    ['?date=tomorrow', 400],
    [`?date=${day.replaceAll('-', '')}`, 400],
    [`?date=${day.slice(0, 7)}-32`, 400],
    [`?date=${addDaysTo(today, -1)}`, 400],
    [`?date=${addDaysTo(today, 31)}`, 400],
    [`?date=${day.replaceAll('-', '/')}`, 400],
    [`?date=${day}T10:15`, 400],
    [`?date=${today}`, 200],
    [`?date=${addDaysTo(today, 30)}`, 200],
  ])('%s is answered with %i', async (query, status) => {
    const response = await slots(query);
    expect(response.status).toBe(status);
    if (status === 200) return;
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { detail } = (await response.json()) as { detail: string };
    expect(detail).toContain(`from ${today} to ${addDaysTo(today, 30)}`);
  });
});

describe('without an outbox', () => {
  const site = setUpSite({ env: { DATABASE_URL: unusableUrl } });

  test('the times that are taken are not known', async () => {
    const response = await fetch(`${site.server.url}/api/slots?date=${today}`);
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
