import { showVisitorBusiness } from '@/features/visitorBusiness/browser/sign';
import type { NameWords } from '@/features/visitorBusiness/browser/tradeIn';
import {
  nameVisitorBusiness,
  visitorBusiness,
  writtenName,
} from '@/features/visitorBusiness/browser/visitorBusiness';
import { safeStorage } from '@/lib/browser/safeStorage';

/** The key of the last company that was typed here and painted on the sign. */
const key = 'consultation-company';
const storage = safeStorage(() => window.sessionStorage);

/** Puts the company on the sign over the visitor's door and lets it select a trade. */
export function paintCompany(company: string, nameWords: NameWords): void {
  nameVisitorBusiness(company, nameWords);
  storage.set(key, writtenName(company));
  showVisitorBusiness();
}

/** The name on the sign, for an empty form; empty if it comes from an earlier form. */
export function nameOnSign(): string {
  const { name } = visitorBusiness();
  return name === storage.get(key) ? '' : name;
}
