import type { BookingChoice } from '@/features/consultation/model/call/bookingChoice';
import { visitorBusiness } from '@/features/visitorBusiness/browser/visitorBusiness';
import { type Correction, draft, saveDraft } from './draft';
import { fillIn, restoreFields } from './formFields';

interface RestoredForm {
  choice: BookingChoice;
  corrects: Correction | null;
}

/**
 * Fills the form with the draft, then fields that nobody has touched with the service of the page's
 * address (`/consultation?service=chatbot`) and with the name over the visitor's door.
 */
export function restoreForm(form: HTMLFormElement, now: number): RestoredForm {
  const { fields, linkedService, businessName, corrects } = draft(now);
  const choice = restoreFields(form, fields);
  const linked = new URLSearchParams(window.location.search).get('service');
  const service = fillIn(form, 'service', linked, linkedService);
  if (service) saveDraft({ fields: { service }, linkedService: service }, now);
  const company = fillIn(form, 'company', visitorBusiness().name, businessName);
  if (company) saveDraft({ fields: { company }, businessName: company }, now);
  return { choice, corrects };
}
