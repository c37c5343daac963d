import { walkIn } from './walks';

walkIn('Firefox');
