/** The script of every page (`/site.js`). The pages are complete without it. */
import { draftKey } from '@/features/consultation/browser/draft';
import { businessNamedEvent } from '@/features/consultation/browser/paintCompany';
import { watchKeptRequests } from '@/features/consultation/browser/requestQueue';
import { enhanceDemonstration, showChoices } from '@/features/demonstration/browser/demonstration';
import { showVisitorBusiness } from '@/features/visitorBusiness/browser/sign';
import { visitorBusinessKey } from '@/features/visitorBusiness/browser/visitorBusiness';
import { shareVisit, visitSharedEvent } from '@/lib/browser/shareVisit';
import { enhanceMenu, shadeHeader } from './header';
import { watchScenes } from './scenes';

declare global {
  interface Document {
    /** Absent in browsers without prerendering (HTML standard, "Prerendering"). */
    readonly prerendering?: boolean;
  }
}

// First, so that an error in something decorative cannot stop it.
// A prerendered page may never be shown, so it sends nothing until then.
if (document.prerendering) {
  document.addEventListener('prerenderingchange', refresh, { once: true });
} else {
  watchKeptRequests();
}
// Another page may have kept a request or painted a name while this one was in the back/forward cache.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) refresh();
});
window.addEventListener(businessNamedEvent, showVisitorBusiness);
// Text widths are known only once the typeface has loaded.
document.fonts?.addEventListener('loadingdone', showVisitorBusiness);

window.addEventListener(visitSharedEvent, showVisit);
shareVisit([visitorBusinessKey, draftKey]);

showVisitorBusiness();
enhanceDemonstration();
shadeHeader();
enhanceMenu();
watchScenes();

function refresh(): void {
  watchKeptRequests();
  showVisit();
}

function showVisit(): void {
  showVisitorBusiness();
  showChoices();
}
