import { pages } from '@/content/pages';
import { services } from '@/content/services';
import { servicePath } from '@/lib/paths';

const all = Object.values(pages);

test.each(all)('the description of $path fits under a search result', ({ description }) => {
  expect(description.length).toBeGreaterThanOrEqual(50);
  expect(description.length).toBeLessThanOrEqual(160);
});

test.each(['path', 'name', 'title', 'description'] as const)('no two pages share a %s', (field) => {
  expect(new Set(all.map((page) => page[field])).size).toBe(all.length);
});

test('every service has an address of its own', () => {
  expect(new Set(services.map(({ slug }) => servicePath(slug))).size).toBe(5);
});
