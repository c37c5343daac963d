import { walkIn } from './walks';

walkIn('Chromium');
