import type { Metadata } from 'next';
import { NotFound } from '@/components/sections/NotFound';
import { notFoundPage } from '@/content/notFound';
import { site } from '@/content/site';

export const metadata: Metadata = { title: `${notFoundPage.title} - ${site.name}` };

export default function NotFoundPage() {
  return <NotFound />;
}
