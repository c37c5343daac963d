import { HtmlValidate } from 'html-validate';

/** How React writes what every parser reads alike, and recommendations that the standard does not make. */
const rulesOff = {
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'void-style': 'off',
  // React's own ids begin with `_`.
  'valid-id': 'off',
  // Text is the default.
  'no-implicit-input-type': 'off',
  // A number may break where the line ends.
  'tel-non-breaking': 'off',
  // The form's sections are named by their headings.
  'wcag/h71': 'off',
} as const;

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  // A heading may have a name of its own (ARIA in HTML).
  rules: { ...rulesOff, 'aria-label-misuse': ['error', { allowAnyNamable: true }] },
});

/** What is wrong in a page's HTML, as it was sent. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
