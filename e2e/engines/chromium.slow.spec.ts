import { walkIn } from './walks';

// Playwright disables Chromium's back/forward cache, so only these walks use it.
walkIn('Chromium');
