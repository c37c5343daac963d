import type { BookingChoice } from '@/features/consultation/model/call/bookingChoice';
import { visitorBusiness } from '@/features/visitorBusiness/browser/visitorBusiness';
import {
  type Correction,
  correction,
  draftFields,
  filledBusinessName,
  linkedService,
  saveBusinessName,
  saveDraft,
  saveLinkedService,
} from './draft';
import { fillBusinessName, fillLinkedService, restoreFields } from './formFields';

interface RestoredForm {
  choice: BookingChoice;
  corrects: Correction | null;
}

/**
 * Fills the form with the draft, then fields that nobody has touched with the service of the page's
 * address and with the name over the visitor's door.
 *
 * @returns contact method, day and time as they were, and the request that the form corrects
 */
export function restoreForm(form: HTMLFormElement, now: number): RestoredForm {
  const choice = restoreFields(form, draftFields(now));
  const service = fillLinkedService(form, window.location.search, linkedService(now));
  if (service) {
    saveDraft({ service }, now);
    saveLinkedService(service, now);
  }
  const company = fillBusinessName(form, visitorBusiness().name, filledBusinessName(now));
  if (company) {
    saveDraft({ company }, now);
    saveBusinessName(company, now);
  }
  return { choice, corrects: correction(now) };
}
