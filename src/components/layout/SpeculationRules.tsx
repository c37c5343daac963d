import { paths } from '@/lib/paths';

/**
 * What the browser may fetch ahead when someone is about to follow a link: the documents are
 * rendered in the background; the consultation page, which runs a form, is only fetched.
 */
const rules = {
  prerender: [
    {
      where: { href_matches: [paths.home, paths.services, paths.about] },
      eagerness: 'moderate',
    },
  ],
  prefetch: [{ where: { href_matches: paths.consultation }, eagerness: 'moderate' }],
};

/** Speculation rules (HTML standard, "Speculative loading"), where the browser knows them. */
export function SpeculationRules() {
  return (
    <script
      type="speculationrules"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this site
      dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }}
    />
  );
}
