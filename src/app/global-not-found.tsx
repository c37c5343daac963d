import type { Metadata } from 'next';
import { PageFrame } from '@/components/layout/PageFrame';
import { NotFound } from '@/components/sections/NotFound';
import { notFoundPage } from '@/content/copy/errorPages';
import { site } from '@/content/site';
import { notFoundLight } from '@/scenes/layout/NotFoundScene';
import RootLayout, { metadata as shared, viewport } from './layout';

export { viewport };
export const metadata: Metadata = { ...shared, title: `${notFoundPage.title} | ${site.name}` };

/** Separate, so that no page's data contains it. */
export default function NotFoundPage() {
  return (
    <RootLayout>
      <PageFrame endLight={notFoundLight}>
        <NotFound />
      </PageFrame>
    </RootLayout>
  );
}
