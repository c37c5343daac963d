import { HtmlValidate } from 'html-validate';

/** How React writes what every parser reads alike, and the ids that it makes. */
const reacts = 'attr-case attribute-boolean-style attribute-empty-style void-style valid-id';
/** Advice that the standard does not give: text is the default, and headings name the form's sections. */
const advice = 'no-implicit-input-type tel-non-breaking wcag/h71';
const rulesOff = `${reacts} ${advice}`.split(' ');

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    ...Object.fromEntries(rulesOff.map((rule) => [rule, 'off' as const])),
    // A heading may have a name of its own (ARIA in HTML).
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});

/** What is wrong in a page's HTML, as it was sent. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map((one) => `${one.ruleId}: ${one.selector}`));
}
