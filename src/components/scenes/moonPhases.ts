import type { ServiceSlug } from '@/content/services';

/** The moon grows from service to service: the mark by which index, card and scene belong together. */
export const moonPhases: Record<ServiceSlug, number> = {
  website: 0.16,
  email: 0.34,
  chatbot: 0.55,
  phone: 0.76,
  messaging: 1,
};
