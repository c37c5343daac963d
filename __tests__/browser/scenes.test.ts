import { wakeScenesInView } from '@/browser/scenes';

test('plays a scene once, when it comes into view', () => {
  document.body.innerHTML = '<svg data-scene></svg><svg></svg>';
  const [scene] = document.querySelectorAll('svg');
  const observe = jest.fn();
  const unobserve = jest.fn();
  let report: (entries: { target: Element | undefined; isIntersecting: boolean }[]) => void;
  window.IntersectionObserver = jest.fn((callback) => {
    report = callback as unknown as typeof report;
    return { observe, unobserve };
  }) as unknown as typeof IntersectionObserver;

  wakeScenesInView();
  expect(observe.mock.calls).toEqual([[scene]]);
  const see = (isIntersecting: boolean) => report([{ target: scene, isIntersecting }]);
  see(false);
  expect(scene).not.toHaveAttribute('data-awake');
  see(true);
  expect(scene).toHaveAttribute('data-awake');
  expect(unobserve.mock.calls).toEqual([[scene]]);
});
