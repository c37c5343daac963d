import { menuPages } from '@/content/pages';

const pathsOf = (hydrated: boolean) =>
  menuPages.filter((page) => Boolean(page.hydrated) === hydrated).map(({ path }) => path);

/**
 * What the browser may fetch ahead when someone is about to follow a link: the documents are
 * rendered in the background; a page that runs React is only fetched.
 */
const rules = {
  prerender: [{ where: { href_matches: pathsOf(false) }, eagerness: 'moderate' }],
  prefetch: [{ where: { href_matches: pathsOf(true) }, eagerness: 'moderate' }],
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
