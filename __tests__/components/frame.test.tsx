import { render, screen, within } from '@testing-library/react';
import { Header } from '@/components/layout/Header';
import { PageFrame } from '@/components/layout/PageFrame';
import { AboutHeader } from '@/components/sections/about/AboutHeader';
import { servicesData } from '@/components/sections/services/ServiceTerms';
import { agencyData, toScriptText } from '@/components/seo/JsonLd';
import { pageMetadata } from '@/components/seo/pageMetadata';
import { aboutPage, hourOf } from '@/content/copy/about';
import { menuCopy } from '@/content/menu';
import { pages } from '@/content/pages';
import { services } from '@/content/services';
import { site } from '@/content/site';
import { statisticsOn, toStatistic } from '@/content/statistics';
import { currency, writeTerms } from '@/lib/text/price';

const links = () =>
  within(screen.getByRole('navigation', { name: menuCopy.links })).getAllByRole('link');

test('the header has the agreed links in order, whichever else there are', () => {
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
  ['/about', 'About Us'],
  ['/consultation', 'Contact'],
  ['/consultation/thank-you', 'Contact'],
  ['/no-such-page', undefined],
])('on %s the header marks %j', (path, marked) => {
  render(<Header page={{ ...pages.home, path }} />);
  const [current] = links().filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current?.textContent).toBe(marked);
});

test('the menu ends with links to call or text the agency', () => {
  render(<Header page={pages.home} />);
  const targets = Array.from(document.querySelectorAll('#menu a'), (a) => a.getAttribute('href'));
  const [call, text] = [/^tel:/, /^sms:/].map((start) => expect.stringMatching(start));
  expect(targets.slice(-3)).toEqual(['/consultation', call, text]);
});

test('the header’s call to action is in the bar and in the menu, except at the form and once it is sent', () => {
  const { rerender } = render(<Header page={pages.services} />);
  const offers = () => screen.queryAllByRole('link', { name: pages.consultation.name });
  expect(offers().map((offer) => offer.getAttribute('href'))).toEqual(
    Array(2).fill('/consultation'),
  );
  for (const path of ['/consultation', '/consultation/thank-you']) {
    rerender(<Header page={{ ...pages.home, path }} />);
    expect(offers()).toEqual([]);
  }
});

test('the agency has the footer’s contact details, and no profile on a network’s home page', () => {
  const [agency] = agencyData();
  const { email, phone: telephone, name, url } = site;
  expect(agency).toMatchObject({ email, telephone, name, url: `${url}/` });
  expect(agency).not.toHaveProperty('sameAs');
});

test('each service is offered to search engines at the price that the site shows, with each amount by itself', () => {
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
    expect([name, ...amounts.filter(({ priceType }) => !priceType)]).toEqual([
      title,
      { '@type': 'UnitPriceSpecification', ...current },
    ]);
    const shown = writeTerms(price).match(/\d+(,\d+)*/g) ?? [];
    expect(
      amounts.map((each) => (each.minPrice ?? each.price)?.toLocaleString('en-US')).sort(),
    ).toEqual(shown.sort());
  }
});

test('who answers, and since when, is in the structured data and in words where it is set', () => {
  const set = { people: ['Maya', 'Jo', 'Chris'], founded: 2019 };
  const { header } = aboutPage;
  const said = (who: Parameters<typeof hourOf>[1]) =>
    hourOf(header, who).sentence.replace(header.hour.sentence, '');
  expect(said(set)).toBe('\nYou’ll hear from Maya, Jo and Chris. We started in 2019.');
  expect(said({ ...set, founded: undefined })).toBe('\nYou’ll hear from Maya, Jo and Chris.');
  expect(said({ people: [], founded: undefined })).toBe('');
  const german = { ...header, people: String, hour: { ...header.hour, language: 'de' } };
  expect(hourOf(german, set).sentence).toContain('Maya, Jo und Chris');
  const employee = set.people.map((name) => ({ '@type': 'Person', name }));
  expect(agencyData({ ...site, ...set })[0]).toMatchObject({ foundingDate: '2019', employee });
  const [agency] = agencyData();
  expect(agency).not.toHaveProperty('foundingDate');
  expect(agency).not.toHaveProperty('employee');
});

test('a page in another language says so in its text and its metadata, and no other page does', () => {
  const translates = { path: pages.about.path, language: 'es' };
  const spanish = { ...pages.about, path: '/nosotros', translates };
  const { rerender } = render(<PageFrame page={spanish}>Quiénes somos</PageFrame>);
  expect(screen.getByRole('main')).toHaveAttribute('lang', 'es');
  expect(pageMetadata(spanish).openGraph).toMatchObject({ locale: 'es' });
  const languages = { 'en-US': '/about', es: '/nosotros' };
  for (const page of [pages.about, spanish]) {
    const { alternates } = pageMetadata(page, [pages.about, pages.services, spanish]);
    expect(alternates).toEqual({ canonical: page.path, languages });
  }
  rerender(<PageFrame page={pages.about}>About us</PageFrame>);
  expect(screen.getByRole('main')).not.toHaveAttribute('lang');
  expect(pageMetadata(pages.about).openGraph).toMatchObject({ locale: 'en_US' });
  expect(pageMetadata(pages.about, [pages.about]).alternates).toEqual({ canonical: '/about' });
});

test('a page in another language has its hour and its numbers as that language writes them', () => {
  const hour = { ...aboutPage.header.hour, language: 'de' };
  const { header } = aboutPage;
  const { container, rerender } = render(<AboutHeader header={{ ...header, hour }} />);
  expect(container.querySelector('time')).toHaveTextContent(/^23:48$/);
  rerender(<AboutHeader header={header} />);
  expect(container.querySelector('time')).toHaveTextContent(/^11:48 PM$/);
  const claim = { label: 'Kunden', number: 40_000, after: '+', meaning: '', shownOn: [] };
  expect(toStatistic(claim, 'de').figure).toBe('40.000+');
  expect(toStatistic(claim).figure).toBe('40,000+');
  const same = { label: 'Kunden', after: ' Std.', meaning: '' };
  const words = { projects: same, roi: same, satisfaction: same, response: same, industries: same };
  const figures = statisticsOn('about', { language: 'de', words });
  expect(figures.map(({ label }) => label)).toEqual(Array(5).fill('Kunden'));
  expect(figures[3]?.figure).toBe('<2 Std.');
});

const attacks = [
  '</script><script>alert(1)</script>',
  '</SCRIPT >',
  '<!--<script>',
  ']]>&lt;',
  'line\u2028and\u2029paragraph',
];

test.each(attacks)('%j does not end the script and stays unchanged', (text) => {
  const written = toScriptText({ text });
  expect(written).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(written)).toEqual({ text });
});
