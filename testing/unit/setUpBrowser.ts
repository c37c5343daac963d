import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

/** Long, so that a slow machine does not fail a test. */
configure({ asyncUtilTimeout: 15_000 });

// jsdom needs seconds to match the styles of a page, so they go outside the document. A test about them takes them in
// again with a StyleSheetManager.
const outside = document.createElement('div');
const { head } = document;
const insertIntoHead = head.insertBefore.bind(head);
head.insertBefore = (node, next) =>
  node instanceof HTMLStyleElement ? outside.appendChild(node) : insertIntoHead(node, next);

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;

// A test that expects requests imports `mswServer`, whose interception comes before this.
globalThis.fetch = async (request) => {
  console.error(`Unexpected request: ${request}`);
  throw new TypeError('There is no network');
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
