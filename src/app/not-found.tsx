import type { Metadata } from 'next';
import { NotFound } from '@/components/sections/NotFound';
import { notFoundPage } from '@/content/notFound';

export const metadata: Metadata = { title: notFoundPage.title };

export default function NotFoundPage() {
  return <NotFound />;
}
