import { paths } from '@/lib/paths';
import { loadRoutes, logged, type Routes } from '../../../testing/unit/loadRoutes';

let routes: Routes;

const fault = () => {
  throw new TypeError('Cannot read s3cret');
};

beforeEach(async () => {
  routes = await loadRoutes();
  const { limits } = globalThis.serverRuntime as NonNullable<typeof globalThis.serverRuntime>;
  Object.assign(limits, { countPost: fault });
});
afterEach(() => routes.close());

const post = (route: 'consultation' | 'call', body: BodyInit, type: string) =>
  routes[route].POST(
    new Request('http://localhost:3000/', {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    }),
  );

/** The log has the error's name and stack, not its message. */
const logLine = {
  level: 'error',
  msg: 'Request handler failed',
  error: 'TypeError',
  frames: expect.arrayContaining([expect.stringContaining('fault')]),
};

test.each(['consultation', 'call'] as const)(
  'an unexpected error on the route %s is answered 500, and logged without its message',
  async (route) => {
    const response = await post(route, '{}', 'application/json');
    expect(response.status).toBe(500);
    expect(response.headers.get('retry-after')).toBe('30');
    expect(response.headers.get('connection')).toBe('close');
    expect(await response.json()).toEqual({
      type: 'about:blank',
      status: 500,
      title: 'Internal Server Error',
      detail: expect.stringMatching(/^Please .+ again in a minute\.$/),
    });
    expect(logged).toEqual([logLine]);
    expect(JSON.stringify(logged)).not.toContain('s3cret');
  },
);

test('an unexpected error redirects a form post to the page that explains what to do', async () => {
  const response = await post('consultation', 'name=Ana', 'application/x-www-form-urlencoded');
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(paths.notReceived);
  expect(logged).toEqual([logLine]);
});
