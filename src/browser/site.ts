/** The script of every page (`/site.js`). The pages are complete without it. */

import { consultationForm } from '@/features/consultation/browser/consultationForm';
import { writeOutPrintedFields } from '@/features/consultation/browser/printedFields';
import { watchKeptRequests } from '@/features/consultation/browser/requestQueue';
import { noteVisitSource } from '@/features/consultation/browser/visitSource';
import { enhanceExamples, showChoices } from '@/features/examples/browser/enhanceExamples';
import { showVisitorBusiness } from '@/features/visitorBusiness/browser/sign';
import { enhanceHeader } from './header';
import { enhanceMotion, showMotion } from './motion';
import { watchScenes } from './scenes';

const hasForm = document.querySelector(consultationForm) !== null;

// First, so that no decorative error can stop it. The form does this on its own page.
if (!hasForm) watchKeptRequests();
noteVisitSource();

function showStored(): void {
  showVisitorBusiness();
  showChoices();
  showMotion();
}

// Another page may have changed these while this one was in the back/forward cache or was prerendered.
window.addEventListener('pageshow', ({ persisted }) => persisted && showStored());
document.addEventListener('prerenderingchange', showStored);
// Text widths need the typeface.
document.fonts?.addEventListener('loadingdone', showVisitorBusiness);
// While the form's page has a sent request, the sign shows its company.
if (hasForm) {
  new MutationObserver(showVisitorBusiness).observe(document, {
    subtree: true,
    attributeFilter: ['data-company'],
  });
}

showVisitorBusiness();
enhanceExamples();
enhanceHeader();
enhanceMotion();
watchScenes();
writeOutPrintedFields();
