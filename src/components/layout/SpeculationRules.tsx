import { paths } from '@/lib/paths';

const consultationPages = `${paths.consultation}*`;

/**
 * What the browser may fetch ahead when someone is about to follow a link: the pages are rendered
 * in the background; the consultation page, which runs a form, is only fetched. Links within a page
 * (`/#services` on home) and new tabs are left alone.
 */
const rules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: Object.values(paths).filter((path) => !path.includes('#')) },
          { not: { href_matches: consultationPages } },
          { not: { selector_matches: '[target], [aria-current]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
  prefetch: [{ where: { href_matches: consultationPages }, eagerness: 'moderate' }],
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
