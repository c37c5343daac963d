'use client';

import { FailedPage } from '@/components/sections/FailedPage';

/** Replaces a page that failed, or whose scripts could not be loaded. */
export default FailedPage;
