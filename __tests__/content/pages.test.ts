import { allPages, publicPages } from '@/content/pages';

test.each(publicPages)('the description of $path fits under a search result', ({ description }) => {
  expect(description.length).toBeGreaterThanOrEqual(50);
  expect(description.length).toBeLessThanOrEqual(160);
});

test.each([
  ['path', allPages.map(({ path }) => path)],
  ['name', allPages.map(({ name }) => name)],
  ['title', allPages.map(({ title }) => title)],
  ['description', publicPages.map(({ description }) => description)],
])('no two pages share a %s', (_, values) => {
  expect(new Set(values).size).toBe(values.length);
});
