import { render, screen, within } from '@testing-library/react';
import { Header } from '@/components/layout/Header';
import { PageFrame } from '@/components/layout/PageFrame';
import { servicesData } from '@/components/sections/services/ServiceTerms';
import { agencyData, toScriptText } from '@/components/seo/JsonLd';
import { aboutHour, aboutPage } from '@/content/copy/about';
import { menuLabels } from '@/content/menuLabels';
import { pages } from '@/content/pages';
import { services } from '@/content/services';
import { site } from '@/content/site';
import { currency, formatPrice, writeTerms } from '@/lib/text/price';

const links = () =>
  within(screen.getByRole('navigation', { name: menuLabels.links })).getAllByRole('link');

test('the header has the agreed links in order', () => {
  render(<Header page={pages.home} />);
  const fixed = {
    Home: '/',
    Services: '/services',
    'Website Building': '/#services',
    'About Us': '/about',
    Contact: '/consultation',
  };
  const named = links().map((link) => [link.textContent ?? '', link.getAttribute('href')]);
  const ofThese = named.filter(([name]) => Object.hasOwn(fixed, name ?? ''));
  expect(ofThese).toEqual(Object.entries(fixed));
});

test.each([
  [pages.about, 'About Us'],
  [pages.consultation, 'Contact'],
  [pages.thankYou, 'Contact'],
  [pages.privacy, undefined],
])('on $path the header marks %j', (page, marked) => {
  render(<Header page={page} />);
  const [current] = links().filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current?.textContent).toBe(marked);
});

test('the menu ends with links to call or text the agency', () => {
  render(<Header page={pages.home} />);
  const targets = Array.from(document.querySelectorAll('#menu a'), (a) => a.getAttribute('href'));
  const [call, text] = [/^tel:/, /^sms:/].map((start) => expect.stringMatching(start));
  expect(targets.slice(-3)).toEqual(['/consultation', call, text]);
});

test('the menu and footer of a page with its own phone number show only that number', () => {
  render(
    <PageFrame page={pages.privacy} phone="+1 555 010 0123">
      <h1>Springfield</h1>
    </PageFrame>,
  );
  const links = Array.from(document.querySelectorAll('a'), (link) => link.href);
  expect(links.filter((href) => /^(tel|sms):/.test(href))).toEqual([
    'tel:+15550100123',
    'sms:+15550100123',
    'tel:+15550100123',
  ]);
});

test('the header and the menu show the call to action, except on the form’s page and on Thank You', () => {
  const { rerender } = render(<Header page={pages.services} />);
  const callsToAction = () => screen.queryAllByRole('link', { name: pages.consultation.name });
  expect(callsToAction().map((link) => link.getAttribute('href'))).toEqual(
    Array(2).fill('/consultation'),
  );
  for (const page of [pages.consultation, pages.thankYou]) {
    rerender(<Header page={page} />);
    expect(callsToAction()).toEqual([]);
  }
});

test('the agency’s structured data has the footer’s contact details, and no social profile that is not set', () => {
  const [agency] = agencyData();
  const { email, phone: telephone, name, url } = site;
  expect(agency).toMatchObject({ email, telephone, name, url: `${url}/` });
  expect(agency).not.toHaveProperty('sameAs');
});

test('the structured data of each service lists every amount in the price that the site shows', () => {
  const offered = servicesData() as unknown as {
    name: string;
    offers: { priceSpecification: { minPrice?: number; price?: number; priceType?: string }[] };
  }[];
  for (const [index, { title, price }] of services.entries()) {
    const { name, offers } = offered[index] ?? {};
    const amounts = offers?.priceSpecification ?? [];
    const current = {
      minPrice: price.amount,
      priceCurrency: currency,
      ...(price.unit === 'month' && { unitCode: 'MON' }),
    };
    expect([name, ...amounts.filter(({ priceType }) => !priceType)]).toMatchObject([
      title,
      { '@type': 'UnitPriceSpecification', ...current },
    ]);
    // Only numbers after the currency sign.
    const [sign = ''] = formatPrice(0).split('0');
    const shown = writeTerms(price).match(new RegExp(`(?<=[${sign}])\\d+(,\\d+)*`, 'g')) ?? [];
    expect(
      amounts.map((each) => (each.minPrice ?? each.price)?.toLocaleString('en-US')).sort(),
    ).toEqual(shown.sort());
  }
});

test.each([
  ['home', agencyData()],
  ['services', servicesData()],
])('the structured data of %s describes every id that it references', (_, data) => {
  const described: unknown[] = [];
  const named: unknown[] = [];
  const visit = (value: unknown) => {
    if (!value || typeof value !== 'object') return;
    const { '@id': id, name } = value as { '@id'?: string; name?: string };
    if (id) (name ? described : named).push(id);
    Object.values(value).forEach(visit);
  };
  visit(data);
  expect(named).not.toEqual([]);
  expect(described).toEqual(expect.arrayContaining(named));
});

test('the founding year and the people, if set, are in the structured data and in the text', () => {
  const set = { people: ['Maya', 'Jo', 'Chris'], founded: 2019 };
  const peopleText = (who: Parameters<typeof aboutHour>[0]) =>
    aboutHour(who).sentence.replace(aboutPage.header.hour.sentence, '');
  expect(peopleText(set)).toBe(
    '\nYou’ll hear from Maya, Jo and Chris. We\u00a0started in\u00a02019.',
  );
  expect(peopleText({ ...set, founded: undefined })).toBe('\nYou’ll hear from Maya, Jo and Chris.');
  expect(peopleText({ people: [], founded: undefined })).toBe('');
  const employee = set.people.map((name) => ({ '@type': 'Person', name }));
  expect(agencyData({ ...site, ...set })[0]).toMatchObject({ foundingDate: '2019', employee });
  const [agency] = agencyData();
  expect(agency).not.toHaveProperty('foundingDate');
  expect(agency).not.toHaveProperty('employee');
});

const attacks = [
  '</script><script>alert(1)</script>',
  '</SCRIPT >',
  '<!--<script>',
  ']]>&lt;',
  'line\u2028and\u2029paragraph',
];

test.each(attacks)('%j does not end the script element, and parses to the same text', (text) => {
  const written = toScriptText({ text });
  expect(written).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(written)).toEqual({ text });
});
