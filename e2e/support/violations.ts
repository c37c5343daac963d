import type { Page } from '@playwright/test';

/**
 * Notes every breach of a Content-Security-Policy, in all documents that the page shows from now on.
 *
 * @returns the list that grows: `directive: what was blocked`
 */
export async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const note = Reflect.get(window, 'noteViolation') as (text: string) => void;
      note(`${effectiveDirective}: ${blockedURI}`);
    });
  });
  return violations;
}
