import { allPages, publicPages } from '@/content/pages';

test.each(publicPages)('the description of $path fits under a search result', ({ description }) => {
  expect(description.length).toBeGreaterThanOrEqual(50);
  expect(description.length).toBeLessThanOrEqual(160);
});

test.each(['path', 'name', 'title'] as const)('no two pages share a %s', (field) => {
  expect(new Set(allPages.map((page) => page[field])).size).toBe(allPages.length);
});

test('no two pages share a description', () => {
  expect(new Set(publicPages.map(({ description }) => description)).size).toBe(publicPages.length);
});
