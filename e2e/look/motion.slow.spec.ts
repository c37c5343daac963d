import type { Page } from '@playwright/test';
import { menuPages } from '@/content/pages';
import { footerCopy } from '@/content/site';
import { paths } from '@/lib/paths';
import { settle } from '../../testing/browser/checks';
import { allPaths, holdRequests, scrollTo } from '../../testing/browser/pages';
import { expect, test } from '../../testing/browser/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('few animations are infinite, and none affects layout', async ({ page }) => {
  await page.goto('/');
  const { endless, animated } = await page.evaluate(() => {
    for (const scene of document.querySelectorAll('[data-plays]'))
      scene.setAttribute('data-plays', 'playing');
    const effects = document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .map(({ effect }) => effect)
      .filter((effect) => effect instanceof KeyframeEffect);
    return {
      endless: effects
        .filter((effect) => !Number.isFinite(effect.getComputedTiming().endTime))
        .map(({ target }) => target?.getAttribute('data-layer') ?? 'particle'),
      animated: effects.flatMap((effect) => effect.getKeyframes().flatMap(Object.keys)),
    };
  });
  expect(endless.filter((name) => name !== 'particle')).toEqual(['mast-halo']);
  expect(endless).toHaveLength(1 + (await page.locator('[data-particle]').count()));
  expect(animated).toEqual(expect.arrayContaining(['opacity', 'transform']));
  const notProperties = ['offset', 'computedOffset', 'easing', 'composite'];
  const transforms = ['transform', 'translate'];
  const allowed = ['opacity', ...transforms];
  expect([...notProperties, ...allowed]).toEqual(expect.arrayContaining(animated));
});

const { pause, play } = footerCopy.motion;
const motionButton = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^(${pause}|${play})$`) });

/** Returns the play states of automatic motion longer than five seconds (WCAG 2.2, 2.2.2). */
const lastingStates = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 5000)
        .map(({ playState }) => playState),
    ),
  ]);

test.describe('on pages that exist and one that does not', () => {
  test.use({ expectedConsole: /status of 404/ });

  test('a page has the motion button exactly if something moves for more than five seconds', async ({
    page,
  }) => {
    for (const path of allPaths) {
      await page.goto(path);
      await page.evaluate(() => {
        for (const scene of document.querySelectorAll('[data-plays]'))
          scene.setAttribute('data-plays', 'playing');
      });
      const moves = (await lastingStates(page)).length > 0;
      expect([path, moves]).toEqual([path, path === paths.home]);
      await expect(motionButton(page)).toHaveCount(moves ? 1 : 0);
    }
  });
});

test('the motion button pauses and plays all lasting motion, on every page of the visit', async ({
  page,
}) => {
  await page.goto('/');
  expect(await lastingStates(page)).toEqual(['running']);
  await motionButton(page).click();
  await expect(motionButton(page)).toHaveAccessibleName(play);
  expect(await lastingStates(page)).toEqual(['paused']);
  // Before the site's script runs.
  const release = await holdRequests(page, '**/site.js');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-paused');
  // The moving picture waits for the page's load.
  expect(await lastingStates(page)).toEqual([]);
  release();
  await page.waitForLoadState('load');
  expect(await lastingStates(page)).toEqual(['paused']);
  await page.goto('/about');
  await page.goto('/');
  await expect(motionButton(page)).toHaveAccessibleName(play);
  await motionButton(page).press('Enter');
  await expect(motionButton(page)).toHaveAccessibleName(pause);
  expect(await lastingStates(page)).toEqual(['running']);
  await page.reload();
  expect(await lastingStates(page)).toEqual(['running']);
});

test('with site data blocked, the motion button works for the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await motionButton(page).click();
  expect(await lastingStates(page)).toEqual(['paused']);
  await motionButton(page).click();
  expect(await lastingStates(page)).toEqual(['running']);
});

test('with reduced motion, nothing moves, and there is no motion button', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.locator('[data-pauses]')).toBeEnabled();
  await expect(motionButton(page)).toHaveCount(0);
  expect(await lastingStates(page)).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no motion button', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(motionButton(page)).toHaveCount(0);
  });
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settle(page);
}

/** Milliseconds until finite animations end. */
const longestMs = 12_000;

/** Finishes running animations. Returns visible ones that remain, and motion that follows the scroll position. */
function unfinished(longest: number): string[] {
  const animations = document.getAnimations();
  for (const animation of animations) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    if (animation.playState === 'running' && Number(endTime) <= longest) animation.finish();
  }
  const bound = animations
    .filter(({ timeline }) => !(timeline instanceof DocumentTimeline))
    .map(({ effect }) => (effect instanceof KeyframeEffect ? effect : null))
    .map((effect) => effect?.target);
  const seen = [...document.querySelectorAll('[data-plays]')].filter((scene) => {
    const { top, bottom, height } = scene.getBoundingClientRect();
    const inView = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
    return scene.checkVisibility() && inView > 0.6 * Math.min(height, window.innerHeight);
  });
  const isPlaying = (scene: Element) =>
    scene.matches('[data-plays="waiting"]') ||
    scene.getAnimations({ subtree: true }).some(({ playState }) => playState !== 'finished');
  return [
    ...bound.map((target) => `bound: ${target?.outerHTML.slice(0, 80)}`),
    ...seen.filter(isPlaying).map((scene) => `unfinished: ${scene.outerHTML.slice(0, 80)}`),
  ];
}

const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 480 },
];

test('no animation stays unfinished, wherever a visitor stops', async ({ page }) => {
  for (const { path } of menuPages) {
    for (const size of windows) {
      await page.setViewportSize(size);
      await open(page, path);
      const end = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < end; top += (2 / 3) * size.height) {
        await scrollTo(page, top);
        // IntersectionObserver reports after a frame.
        await page.evaluate(
          () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
        );
        const at = `${path}, ${size.width} by ${size.height}, at ${top}`;
        await expect.poll(() => page.evaluate(unfinished, longestMs), { message: at }).toEqual([]);
      }
      await expect(page.locator('[data-plays="waiting"]:visible')).toHaveCount(0);
    }
  }
});

test('scenes on home are complete until the page is scrolled', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('[data-plays="waiting"]')).toHaveCount(0);
  await scrollTo(page, 10);
  await expect(page.locator('[data-plays="waiting"]').first()).toBeAttached();
});

const headline = 'Building the Future of Business Automation';

/** The headline's first characters. Spaces are not elements. */
const first = (count: number) => headline.slice(0, count).replaceAll(' ', '');

const typed = (page: Page) =>
  page.locator('h1 [data-ones]').evaluateAll((all) =>
    all
      .filter((character) => getComputedStyle(character).opacity === '1')
      .map((character) => character.textContent)
      .join(''),
  );

test('the headline is typed, but is whole on paper and with reduced motion', async ({ page }) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveAccessibleName(headline);
  // Restarts ended animations, and pauses all.
  await heading.evaluate((element) => {
    element.style.display = 'none';
    element.getAnimations({ subtree: true });
    element.style.display = '';
    for (const animation of element.getAnimations({ subtree: true })) animation.pause();
  });
  const goTo = (ms: number) =>
    heading.evaluate((element, time) => {
      for (const animation of element.getAnimations({ subtree: true }))
        animation.currentTime = time;
    }, ms);
  await goTo(0);
  expect(await typed(page)).toBe('');
  for (const count of [1, 2, 10, 41, 42]) {
    await goTo(count * 50 + 10);
    expect(await typed(page)).toBe(first(count));
  }
  await goTo(60);
  await page.emulateMedia({ media: 'print' });
  expect(await typed(page)).toBe(first(headline.length));
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  await page.reload();
  expect(await heading.evaluate((one) => one.getAnimations({ subtree: true }).length)).toBe(0);
  expect(await typed(page)).toBe(first(headline.length));
});
