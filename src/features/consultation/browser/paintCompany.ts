import {
  keepVisitorBusiness,
  visitorBusiness,
  writtenName,
} from '@/features/visitorBusiness/browser/visitorBusiness';
import { saveBusinessName } from './draft';

/** Tells `/site.js`, which letters the sign, that the form has named the visitor's business. */
export const businessNamedEvent = 'consultation-business-named';

/** The name that this page has put on the sign, as far as it has been typed. */
let painted = '';

/** Puts the company on the sign over the visitor's door, unless another name is there already. */
export function paintCompany(company: string, now: number): void {
  if (visitorBusiness().name !== painted) return;
  painted = writtenName(company);
  keepVisitorBusiness({ name: painted });
  saveBusinessName(painted, now);
  window.dispatchEvent(new Event(businessNamedEvent));
}
