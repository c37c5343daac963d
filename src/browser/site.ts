/** The script of every page (`/site.js`). Pages work without it. */

import { watchKeptRequests } from '@/features/consultation/browser/requestQueue';
import { noteVisitSource } from '@/features/consultation/browser/visitSource';
import { enhanceExamples, showChoices } from '@/features/examples/browser/enhanceExamples';
import { showVisitorBusiness } from '@/features/visitorBusiness/browser/sign';
import { afterLoad } from '@/lib/browser/afterLoad';
import { enhanceHeader } from './header';
import { enhanceMotion, showMotion } from './motion';
import { watchScenes } from './scenes';

const isFormPage = document.querySelector('[data-form-page]') !== null;

// First, because an error in decoration must not stop it. The form's page does this itself.
if (!isFormPage) watchKeptRequests();
noteVisitSource();

function showStored(): void {
  showVisitorBusiness();
  showChoices();
  showMotion();
}

// These may have changed while the page was in the back/forward cache or prerendered.
window.addEventListener('pageshow', ({ persisted }) => persisted && showStored());
document.addEventListener('prerenderingchange', showStored);
// Text widths depend on the typeface.
document.fonts?.addEventListener('loadingdone', showVisitorBusiness);
if (isFormPage) {
  new MutationObserver(showVisitorBusiness).observe(document, {
    subtree: true,
    attributeFilter: ['data-company'],
  });
}

showVisitorBusiness();
enhanceHeader();
// Not needed for the first frame.
afterLoad(() => {
  enhanceExamples();
  enhanceMotion();
  watchScenes();
});
