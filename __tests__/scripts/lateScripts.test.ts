import { loadScriptsAfterPaint } from '../../scripts/pages/lateScripts';
import { runInline } from '../support/runInline';

const page = (head: string) => `<html><head>${head}</head><body><p>$&</p></body></html>`;
const built = page(
  '<link rel="preload" href="/font.woff2" as="font"/>' +
    '<link rel="preload" as="script" fetchPriority="low" href="/boot.js"/>' +
    '<script src="/react.js" async=""></script><script src="/boot.js" id="_R_" async=""></script>' +
    '<script src="/old.js" noModule=""></script>',
);

/** Runs the page's inline script in this document, as a browser would that has painted or not. */
function run(html: string): { paint: (name: string) => void; requested: () => string[] } {
  let report = (_: unknown) => {};
  Reflect.set(
    window,
    'PerformanceObserver',
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe() {}
    },
  );
  const [, code = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
  runInline(code);
  return {
    paint: (name) =>
      report({ getEntriesByName: (wanted: string) => [name].filter((one) => one === wanted) }),
    requested: () => [...document.scripts].map((script) => script.getAttribute('src') ?? ''),
  };
}

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.head.replaceChildren();
  Reflect.deleteProperty(window, 'PerformanceObserver');
});

test('a page asks for no script in its markup, and keeps everything else', () => {
  const html = loadScriptsAfterPaint(built);
  expect(html).not.toMatch(/<script src="[^"]*"[^>]* async|as="script"/);
  expect(html).toContain('<link rel="preload" href="/font.woff2" as="font"/>');
  expect(html).toContain('<script src="/old.js" noModule=""></script>');
  expect(html).toContain('<body><p>$&</p></body>');
});

test('scripts are fetched once content has been painted, each once', () => {
  const { paint, requested } = run(loadScriptsAfterPaint(built));
  paint('first-paint');
  expect(requested()).toEqual([]);
  paint('first-contentful-paint');
  paint('first-contentful-paint');
  jest.runAllTimers();
  expect(requested()).toEqual(['/react.js', '/boot.js']);
});

test('scripts do not wait for a paint that nobody reports', () => {
  const { requested } = run(loadScriptsAfterPaint(built));
  jest.advanceTimersByTime(999);
  expect(requested()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(requested()).toEqual(['/react.js', '/boot.js']);
});

test('a page that is opened in the background fetches its scripts at once', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  expect(run(loadScriptsAfterPaint(built)).requested()).toEqual(['/react.js', '/boot.js']);
});

test('a page without scripts, or one that is done already, stays as it is', () => {
  const plain = page('<title>No script</title>');
  expect(loadScriptsAfterPaint(plain)).toBe(plain);
  const done = loadScriptsAfterPaint(built);
  expect(loadScriptsAfterPaint(done)).toBe(done);
});
