import type { Metadata } from 'next';
import { PageFrame } from '@/components/layout/PageFrame';
import { NotFound } from '@/components/sections/NotFound';
import { notFoundPage } from '@/content/copy/errorPages';
import { site } from '@/content/site';
import { notFoundLight } from '@/scenes/layout/NotFoundScene';
import RootLayout, { metadata as shared, viewport } from './layout';

export { viewport };
export const metadata: Metadata = { ...shared, title: `${notFoundPage.title} | ${site.name}` };

/** The 404 page. As a document of its own, it is not part of every page's data. */
export default function NotFoundPage() {
  return (
    <RootLayout>
      <PageFrame ends={notFoundLight}>
        <NotFound />
      </PageFrame>
    </RootLayout>
  );
}
