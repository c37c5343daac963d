'use strict';
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __copyProps = (to, from, except, desc) => {
  if ((from && typeof from === 'object') || typeof from === 'function') {
    for (const key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, {
          get: () => from[key],
          enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable,
        });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (
  (target = mod != null ? __create(__getProtoOf(mod)) : {}),
  __copyProps(
    // If the importer is in node compatibility mode or this is not an ESM
    // file that has been converted to a CommonJS file using a Babel-
    // compatible transform (i.e. "__esModule" has not been set), then set
    // "default" to the CommonJS "module.exports" for node compatibility.
    isNodeMode || !mod || !mod.__esModule
      ? __defProp(target, 'default', { value: mod, enumerable: true })
      : target,
    mod,
  )
);

// .a11y-tmp.ts
var import_test = require('@playwright/test');

// e2e/support/checks.ts
var import_playwright = __toESM(require('@axe-core/playwright'), 1);
var rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
async function settle(page) {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const ends = Number.isFinite(animation.effect?.getComputedTiming().endTime);
      if (ends && animation.timeline instanceof DocumentTimeline) animation.finish();
    }
  });
}
async function axeViolations(page) {
  await settle(page);
  const { violations } = await new import_playwright.default({ page }).withTags(rules).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}
function sidewaysScroll(page) {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
var textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;
async function spaceText(page) {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, textSpacing);
}
function cutOffTexts(page) {
  return page.evaluate(() => {
    const clips = (element) => getComputedStyle(element).overflow !== 'visible';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      const apart =
        '[aria-hidden="true"], [class*="sr-only"], .visually-hidden, svg, style, script, select, .react-datepicker__navigation';
      if (!parent || !texts.currentNode.textContent?.trim() || parent.closest(apart)) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const text = range.getBoundingClientRect();
      for (let box = parent; box; box = box.parentElement) {
        if (!clips(box) || box === document.documentElement) continue;
        const { top, right, bottom, left } = box.getBoundingClientRect();
        const inside =
          text.top >= top - 1 &&
          text.bottom <= bottom + 1 &&
          text.left >= left - 1 &&
          text.right <= right + 1;
        if (!inside) found.push(`${texts.currentNode.textContent} in ${box.className}`);
      }
    }
    return found;
  });
}
function smallTargets(page) {
  return page.evaluate(() => {
    const inSentence = (element) =>
      getComputedStyle(element).display === 'inline' && element.closest('p') !== null;
    return [
      ...document.querySelectorAll('a[href], button, input, select, textarea, [tabindex="0"]'),
    ]
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        const hidden = !element.checkVisibility({ visibilityProperty: true }) || width <= 1;
        if (hidden || inSentence(element) || element.closest('[aria-hidden="true"]')) return false;
        return width < 43.9 || height < 43.9;
      })
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return `${Math.round(width)}\xD7${Math.round(height)} ${element.outerHTML.slice(0, 100)}`;
      });
  });
}
var grounds = ['rgb(10, 13, 28)', 'rgb(20, 23, 58)', 'rgb(22, 52, 80)'];
async function faintControls(page) {
  await settle(page);
  return page.evaluate((pageGrounds) => {
    const channels = (color) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const isOpaque = (color) => (channels(color)[3] ?? 1) === 1;
    const luminance = (color) => {
      const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one, other) => {
      const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    };
    const groundsOf = (element) => {
      for (let box = element.parentElement; box; box = box.parentElement) {
        const { backgroundColor } = getComputedStyle(box);
        if (isOpaque(backgroundColor) && box !== document.documentElement) return [backgroundColor];
      }
      return pageGrounds;
    };
    const drawn =
      '[data-field] :is(input, select, textarea), .button, [data-methods] li, label[data-state="free"]';
    return [...document.querySelectorAll(drawn)]
      .filter(
        (element) =>
          element.checkVisibility() && !element.matches(':disabled, .button[href="#content"]'),
      )
      .filter((element) => {
        const { borderTopColor, backgroundColor } = getComputedStyle(element);
        const shape = [borderTopColor, backgroundColor].filter(isOpaque);
        return !groundsOf(element).every((ground) =>
          shape.some((color) => contrast(color, ground) >= 3),
        );
      })
      .map((element) => element.outerHTML.slice(0, 100));
  }, grounds);
}

// .a11y-tmp.ts
async function main() {
  const base = process.argv[2];
  const browser = await import_test.chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  for (const path of process.argv.slice(3))
    for (const [w, h] of [
      [1280, 800],
      [390, 844],
    ]) {
      const page = await (
        await browser.newContext({ viewport: { width: w, height: h } })
      ).newPage();
      await page.goto(base + path, { waitUntil: 'load', timeout: 6e4 });
      await page.addStyleTag({ content: 'nextjs-portal{display:none}' });
      const r = {};
      r.small = await smallTargets(page);
      r.faint = await faintControls(page);
      for (const media of [
        { reducedMotion: 'no-preference', forcedColors: 'none' },
        { reducedMotion: 'reduce', forcedColors: 'active' },
      ]) {
        await page.emulateMedia(media);
        r['axe ' + media.forcedColors] = await axeViolations(page);
      }
      await page.emulateMedia({ reducedMotion: 'no-preference', forcedColors: 'none' });
      await page.setViewportSize({ width: 320, height: 640 });
      r.sideways = await sidewaysScroll(page);
      await spaceText(page);
      r.cut = await cutOffTexts(page);
      r.sidewaysSpaced = await sidewaysScroll(page);
      console.log(path, w, JSON.stringify(r, null, 1));
      await page.close();
    }
  await browser.close();
}
main();
