import type { NameWords } from '@/features/visitorBusiness/browser/tradeIn';
import {
  nameVisitorBusiness,
  visitorBusiness,
  writtenName,
} from '@/features/visitorBusiness/browser/visitorBusiness';
import { draft, saveDraft } from './draft';

/** Tells `/site.js`, which letters the sign and dresses the shop, that the form has named the visitor's business. */
export const businessNamedEvent = 'consultation-business-named';

/**
 * Puts the company on the sign over the visitor's door and lets it select a trade, unless the sign has a name
 * other than the draft's company. Call it before the new company is saved in the draft.
 */
export function paintCompany(company: string, nameWords: NameWords, now: number): void {
  const { name } = visitorBusiness();
  if (name && name !== writtenName(draft(now).fields.company ?? '')) return;
  nameVisitorBusiness(company, nameWords);
  saveDraft({ businessName: writtenName(company) }, now);
  window.dispatchEvent(new Event(businessNamedEvent));
}
