import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

/** For slow machines. */
configure({ asyncUtilTimeout: 15_000 });

// jsdom needs seconds to match styles. A StyleSheetManager restores them.
const outside = document.createElement('div');
const { head } = document;
const insertIntoHead = head.insertBefore.bind(head);
head.insertBefore = (node, next) =>
  node instanceof HTMLStyleElement ? outside.appendChild(node) : insertIntoHead(node, next);

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// `mswServer` intercepts expected requests first.
globalThis.fetch = async (request) => {
  console.error(`Unexpected request: ${request}`);
  throw new TypeError('There is no network');
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
