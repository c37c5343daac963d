import { menuPages } from '@/content/pages';

const pathsOf = (hydrated: boolean) =>
  menuPages.filter((page) => Boolean(page.hydrated) === hydrated).map(({ path }) => path);

/** Documents are prerendered when a visitor is about to follow a link; a page that runs React is only prefetched. */
const rules = {
  prerender: [{ where: { href_matches: pathsOf(false) }, eagerness: 'moderate' }],
  prefetch: [{ where: { href_matches: pathsOf(true) }, eagerness: 'moderate' }],
};

/** Speculation rules (HTML standard, "Speculative loading"). */
export function SpeculationRules() {
  return (
    <script
      type="speculationrules"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this site
      dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }}
    />
  );
}
