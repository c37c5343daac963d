import { walkIn } from './walks';

walkIn('WebKit');
