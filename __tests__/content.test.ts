import { readFileSync } from 'node:fs';
import { examples } from '@/content/examples/examples';
import { fromNoon, hours, nightLog } from '@/content/night';
import { allPages, publicPages } from '@/content/pages';
import { services, servicesByHour, websiteService } from '@/content/services';
import { statisticsOn } from '@/content/statistics';
import { selectOptions } from '@/features/consultation/model/selectOptions';
import { tradeIn } from '@/features/visitorBusiness/browser/visitorBusiness';
import { lightAt } from '@/styles/lights';
import { drawnFrom, drawnFromFile } from '../scripts/images/shareScene';

test.each([
  ['services share a title', services.map(({ title }) => title)],
  ['options share a value', selectOptions.service.map(({ value }) => value)],
  ['options share a label', selectOptions.service.map(({ label }) => label)],
  ['pages share a path', allPages.map(({ path }) => path)],
  ['pages share a name', allPages.map(({ name }) => name)],
  ['pages share a title', allPages.map(({ title }) => title)],
  ['trades share a word', examples.flatMap(({ nameWords }) => nameWords.split(' '))],
  ['pages share a description', publicPages.map(({ description }) => description)],
])('no two %s', (_, values) => {
  expect(new Set(values).size).toBe(values.length);
});

test.each([
  ['the hours', Object.values(hours)],
  ['the entries of the night’s log', nightLog.entries],
  ['the blocks of the services', servicesByHour.map(({ hour }) => hour)],
])('%s are in order, from closing time to opening time', (_, inOrder) => {
  const times = [hours.closing, ...inOrder, hours.opening].map(({ time }) => fromNoon(time));
  expect(times).toEqual(times.toSorted((one, other) => one - other));
});

test('no service has its hour in the morning, whose bright ground makes its words unreadable', () => {
  const inTheMorning = services.filter(({ hour }) => lightAt(hour.time) === 'morning');
  expect(inTheMorning.map(({ slug, hour }) => `${slug} at ${hour.time}`)).toEqual([]);
});

test('no example’s own name selects another trade', () => {
  const nameWords = Object.fromEntries(examples.map(({ slug, nameWords }) => [slug, nameWords]));
  const misled = examples.flatMap(({ slug, name, genericName, kind }) =>
    [name, genericName, kind].filter((text) => (tradeIn(text, nameWords) ?? slug) !== slug),
  );
  expect(misled).toEqual([]);
});

test('the trades with an awning have goods in the window, and no other trade has any', () => {
  const street = readFileSync('src/drawings/street.svg', 'utf8');
  const withGoods = street.match(/(?<=id="goods-)\w+(?=")/g);
  const withAwning = examples.filter(({ awning }) => awning).map(({ slug }) => slug);
  expect(withGoods?.toSorted()).toEqual(withAwning.toSorted());
});

test('the claimed figures are those of docs/product.md, "Claimed figures"', () => {
  const figures = (claims: string[]) => claims.filter((claim) => /\d/.test(claim)).toSorted();
  const [, after = ''] = readFileSync('docs/product.md', 'utf8').split('## Claimed figures');
  const [agreed = ''] = after.split('\n## ');
  const items = agreed.replace(/\(.*?\)/gs, '').split(/[,;:](?!\d)|^- /m);
  const claimed = [
    ...new Set(
      [...statisticsOn('home'), ...statisticsOn('about')].map(
        ({ figure, label }) => `${figure} ${label}`,
      ),
    ),
    ...services.flatMap(({ benefits }) =>
      benefits.flatMap(({ meaning, claim }) => [meaning, `${claim?.figure} ${claim?.measure}`]),
    ),
  ];
  expect(figures(claimed)).toEqual(figures(items.map((item) => item.replace(/\s+/g, ' ').trim())));
});

// “Each service has a price and a timeline”, “Once for a website, monthly for everything else”, “Live in less than 1 week”
test('what texts say of all services is true of each: change copy/servicesPage.ts, pages.ts and questions.ts', () => {
  for (const { slug, price, timeline, benefits } of services) {
    expect([slug, price.amount > 0, timeline !== '', benefits.length > 0]).toEqual([
      slug,
      true,
      true,
      true,
    ]);
    expect([slug, price.unit]).toEqual([slug, slug === websiteService.slug ? 'once' : 'month']);
  }
  expect(websiteService.timeline).toMatch(/ (day|week|month)s?$/);
});

test('the linter refuses each way of counting the services', () => {
  const [, ...patterns] = readFileSync('biome/facts.grit', 'utf8').split('r"(?si)');
  const refused = patterns.map(
    (pattern) => new RegExp(pattern.slice(0, pattern.indexOf('"')), 'si'),
  );
  const isRefused = (text: string) => refused.some((pattern) => pattern.test(text));
  const counting = [
    'All seven services include setup.',
    'Take all 7 services.',
    'One of four small jobs',
    'Each of the five is paid monthly.',
    'Start with one, and add the other four.',
  ];
  expect(counting.filter((text) => !isRefused(text))).toEqual([]);
  const free = ['Start with one service.', 'Fine services', 'In 2 steps, services start.'];
  expect(free.filter(isRefused)).toEqual([]);
});

test('each share image shows the present words and street (if not, run `npm run images`)', () => {
  const drawn = JSON.parse(readFileSync(drawnFromFile, 'utf8'));
  const stale = publicPages.filter((page) => drawn[page.path] !== drawnFrom(page));
  expect(stale.map(({ path }) => path)).toEqual([]);
});
