import { consultationEndpoint } from '@/lib/paths';

/** Selects the consultation form. */
export const consultationForm = `form[action="${consultationEndpoint}"]`;
