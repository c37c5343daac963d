import { campaignNames, readSource } from '../model/source';

const key = 'consultation-source';

/** Whether the browser says that its visitor is not to be tracked (Global Privacy Control). */
const isPrivate = () => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;

/** The host of the page with a link to this one; empty where the browser tells none. */
const referrerHost = () => (document.referrer ? new URL(document.referrer).host : '');

/**
 * Notes, on the first page of a visit, where it comes from; nothing where nothing can be stored. A page of this site
 * that linked to the first page of a tab was the visit's first, or a later one, and what it noted stays in its own tab.
 */
export function noteVisitSource(): void {
  try {
    if (isPrivate() || window.sessionStorage.getItem(key) !== null) return;
    const referrer = referrerHost();
    if (referrer === window.location.host) return;
    const address = new URLSearchParams(window.location.search);
    const known = campaignNames.map((name) => [name, address.get(name) ?? '']);
    const visit = [...known, ['referrer', referrer], ['page', window.location.pathname]];
    window.sessionStorage.setItem(key, readSource(new URLSearchParams(visit)));
  } catch {
    // Storage is blocked: no page knows whether it is the first.
  }
}

/** Where this visit comes from, as a request says it; undefined where nothing is noted. */
export function visitSource(): string | undefined {
  try {
    return (!isPrivate() && window.sessionStorage.getItem(key)) || undefined;
  } catch {
    return undefined;
  }
}
