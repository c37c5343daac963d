'use client';

import { FailedPage } from '@/components/sections/FailedPage';

export default FailedPage;
