'use client';

import { FailedPage } from '@/components/sections/FailedPage';

/** Replaces a page that failed, or whose scripts did not load. */
export default FailedPage;
