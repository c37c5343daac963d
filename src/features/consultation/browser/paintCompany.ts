import {
  keepVisitorBusiness,
  visitorBusiness,
  writtenName,
} from '@/features/visitorBusiness/browser/visitorBusiness';
import { draftFields, saveBusinessName } from './draft';

/** Tells `/site.js`, which letters the sign, that the form has named the visitor's business. */
export const businessNamedEvent = 'consultation-business-named';

/**
 * Puts the company on the sign over the visitor's door, unless the sign has another name than the draft's
 * company. Call it before the new company is saved in the draft.
 */
export function paintCompany(company: string, now: number): void {
  if (visitorBusiness().name !== writtenName(draftFields(now).company ?? '')) return;
  const painted = writtenName(company);
  keepVisitorBusiness({ name: painted });
  saveBusinessName(painted, now);
  window.dispatchEvent(new Event(businessNamedEvent));
}
