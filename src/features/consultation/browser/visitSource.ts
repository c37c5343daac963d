import { campaignNames, readSource } from '../model/source';

const key = 'consultation-source';

const isPrivate = () => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;

const referrerHost = () => (document.referrer ? new URL(document.referrer).host : '');

/** Stores the source on the first page of a visit. If the referrer is this site, another tab has stored it. */
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
    // Storage is blocked.
  }
}

export function visitSource(): string | undefined {
  try {
    return (!isPrivate() && window.sessionStorage.getItem(key)) || undefined;
  } catch {
    return undefined;
  }
}
