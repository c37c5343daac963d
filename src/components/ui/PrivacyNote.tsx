import { site } from '@/content/site';
import { paths } from '@/lib/paths';

/** A link to the privacy page, or to the agency's own policy. */
export function PrivacyNote({ label }: { label: string }) {
  return <a href={site.privacyUrl ?? paths.privacy}>{label}</a>;
}
