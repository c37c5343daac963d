'use client';

import { ErrorMessage, type ErrorMessageProps } from '@/components/sections/ErrorMessage';
import { useServedPage } from './useServedPage';

/** Replaces a page that failed, or whose scripts could not be loaded. */
export default function ErrorPage(props: ErrorMessageProps) {
  const served = useServedPage();
  return served ? <div ref={served} /> : <ErrorMessage {...props} />;
}
