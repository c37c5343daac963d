import { readdirSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import AboutPage from '@/app/about/page';
import ErrorPage from '@/app/error';
import NotFoundPage from '@/app/global-not-found';
import HomePage from '@/app/page';
import ServicesPage from '@/app/services/page';
import { servicesPage } from '@/content/copy/servicesPage';
import { hours } from '@/content/night';
import { menuPages } from '@/content/pages';
import { services, websiteService } from '@/content/services';
import { writePrice } from '@/lib/text/price';
import { lightAt } from '@/styles/lights';
import { accents, characters } from '../../scripts/fonts/characters';

function show(Page: () => React.ReactNode): void {
  document.body.innerHTML = renderToStaticMarkup(<Page />);
}

test('the 404 page links to every page of the menu', () => {
  show(NotFoundPage);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  const ways = within(screen.getByRole('main')).getAllByRole('link');
  expect(ways.map((link) => link.getAttribute('href'))).toEqual(menuPages.map(({ path }) => path));
});

const contentPages = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)(?:page|global-not-found)\.tsx$/.test(file))
  .map(
    (file) => [file, require(`../../src/app/${file}`).default as () => React.ReactNode] as const,
  );

test.each(contentPages)('the typefaces contain every character that %s shows', (_name, Page) => {
  show(Page);
  for (const code of document.querySelectorAll('style, script')) code.remove();
  const known = new Set(characters + accents);
  const shown = Array.from(document.body.textContent).filter((sign) => sign >= ' ');
  expect(shown.filter((sign) => !known.has(sign))).toEqual([]);
});

test('the footer of each page continues the light of the page’s last section', () => {
  const inLight = contentPages.filter(([file, Page]) => {
    show(Page);
    const { light } = document.querySelector<HTMLElement>('main > :last-child')?.dataset ?? {};
    const { ends } = document.getElementById('page')?.dataset ?? {};
    if (light) expect([file, ends]).toEqual([file, light]);
    return light;
  });
  const ending = ['about/page.tsx', 'global-not-found.tsx', 'page.tsx', 'services/page.tsx'];
  expect(inLight.map(([file]) => file)).toEqual(expect.arrayContaining(ending));
});

test('the error page offers a retry and a link home', async () => {
  document.body.innerHTML = '';
  const retry = jest.fn();
  render(<ErrorPage retry={retry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

describe('home', () => {
  const sectionOf = (id: string) => {
    const section = document.getElementById(id);
    if (!section) throw new Error(`No section #${id}`);
    return within(section);
  };

  beforeAll(() => show(HomePage));

  test('begins with the hero and ends with the call to action', () => {
    const ids = Array.from(document.querySelectorAll('section[id]'), ({ id }) => id);
    expect([ids[0], ids.at(-1)]).toEqual(['hero', 'contact']);
  });

  test('shows each hour in the light of its time', () => {
    const all = [...document.querySelectorAll<HTMLElement>('[data-hour]')];
    expect(all.map(({ dataset }) => dataset.hour)).toEqual(
      Object.values(hours).map(({ time }) => time),
    );
    for (const hour of all) {
      const light = lightAt(hour.dataset.hour ?? '');
      expect(hour.closest('[data-light]')).toHaveAttribute('data-light', light);
    }
  });

  test('lists the four steps of the agency’s history in order', () => {
    const steps = sectionOf('about').getAllByRole('heading', { level: 4 });
    const names = ['Founded', 'Early Projects', 'AI Integration', 'Full-Service Agency'];
    expect(steps.map((step) => step.textContent)).toEqual(names);
  });

  test.each([
    ['hero', 'Build My Website', '/consultation?service=website'],
    ['hero', 'Explore AI Solutions', '/services'],
    ['services', 'Start My Website', '/consultation?service=website'],
    ['contact', 'Get My Free Consultation', '/consultation'],
  ])('continues after #%s with "%s"', (id, name, href) => {
    expect(sectionOf(id).getByRole('link', { name })).toHaveAttribute('href', href);
  });

  test('the first screen has the tagline, and twenty particles, hidden from screen readers', () => {
    expect(sectionOf('hero').getByText('Smart Business Starts Here')).toBeVisible();
    const particles = document.querySelectorAll('#hero [aria-hidden="true"] [data-particle]');
    expect(particles).toHaveLength(20);
  });

  test('lists the other services with prices and links to their blocks', () => {
    const cards = sectionOf('services').getAllByRole('listitem');
    const others = services.filter(({ slug }) => slug !== websiteService.slug);
    expect(cards).toHaveLength(others.length);
    for (const { slug, title, price } of others) {
      const link = sectionOf('services').getByRole('link', { name: title });
      expect(link).toHaveAttribute('href', `/services#${slug}`);
      expect(link.closest('li')).toHaveTextContent(writePrice(price).slice(1));
    }
  });
});

function expectCallToAction(): void {
  const call = screen.getByRole('link', { name: 'Start Your Free Consultation' });
  expect(call).toHaveAttribute('href', '/consultation');
}

describe('services', () => {
  beforeAll(() => show(ServicesPage));

  test('the page closes with a call to action', expectCallToAction);

  test('the page lists the benefits that all services include', () => {
    expect(screen.getByText(/^All services include free consultation and setup/)).toBeVisible();
  });

  test('the index compares the services and jumps to each', () => {
    const index = within(screen.getByRole('navigation', { name: servicesPage.indexHeading }));
    for (const { slug, title, timeline, price } of services) {
      const link = index.getByRole('link', { name: title });
      expect(index.getAllByRole('row')).toContain(link.closest('tr'));
      expect(link.closest('tr')).toHaveTextContent(`${title}${timeline}${writePrice(price)}`);
      expect(link).toHaveAttribute('href', `#${slug}`);
      expect(document.getElementById(slug)).toBe(screen.getByRole('region', { name: title }));
    }
  });
});

describe('about', () => {
  beforeAll(() => show(AboutPage));

  test('the page closes with a call to action', expectCallToAction);

  test('stresses the figures of two values', () => {
    for (const figure of ['20% of team time on research and development.', '24/7 support.']) {
      expect(screen.getByText(figure).tagName).toBe('STRONG');
    }
  });

  test('omits people if none are named', () => {
    expect(document.querySelector('header')).not.toHaveTextContent(/hear from|started in/);
  });
});
