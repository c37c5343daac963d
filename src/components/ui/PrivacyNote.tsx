import { privacyCopy, site } from '@/content/site';

/** A link to the privacy policy, or one sentence where there is none. */
export function PrivacyNote() {
  if (!site.privacyUrl) return privacyCopy.sentence;
  return <a href={site.privacyUrl}>{privacyCopy.link}</a>;
}
