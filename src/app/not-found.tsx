import type { Metadata } from 'next';
import { PageFrame } from '@/components/layout/PageFrame';
import { NotFound } from '@/components/sections/NotFound';
import { notFoundPage } from '@/content/copy/errorPages';

export const metadata: Metadata = { title: notFoundPage.title };

export default function NotFoundPage() {
  return (
    <PageFrame ends="dusk">
      <NotFound />
    </PageFrame>
  );
}
