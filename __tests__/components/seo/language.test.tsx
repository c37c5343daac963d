import { render } from '@testing-library/react';
import { PageFrame } from '@/components/layout/PageFrame';
import { pageMetadata } from '@/components/seo/pageMetadata';
import { shareImagePath } from '@/components/seo/shareImages';
import { allPages, pages } from '@/content/pages';

const inicio = { ...pages.services, path: '/es/inicio', language: 'es-US' };

test('a page in another language says so in its metadata, and its share image keeps its path', () => {
  expect(pageMetadata(inicio).openGraph).toMatchObject({ locale: 'es_US' });
  expect(pageMetadata(pages.services).openGraph).toMatchObject({ locale: 'en_US' });
  expect(shareImagePath(inicio)).toBe('/share/es/inicio.png');
});

test("a page's own language is that of its main element", () => {
  (allPages as unknown[]).push(inicio);
  const languageOf = (path: string) =>
    render(<PageFrame path={path}>text</PageFrame>).container.querySelector('main')?.lang;
  expect(languageOf(inicio.path)).toBe('es-US');
  expect(languageOf(pages.services.path)).toBe('');
});
