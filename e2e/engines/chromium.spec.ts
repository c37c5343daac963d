import { walkIn } from './walks';

// Playwright turns Chromium's back/forward cache off, so only these walks use it.
walkIn('Chromium');
