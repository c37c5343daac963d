'use client';

import { FailedPage, type FailedPageProps } from '@/components/sections/FailedPage';

/** Replaces a page that failed, or whose scripts could not be loaded. */
export default function ErrorPage({ retry }: FailedPageProps) {
  return <FailedPage retry={retry} />;
}
