/** The script of every page (`/site.js`). The pages are complete without it. */
import { businessNamedEvent } from '@/features/consultation/browser/paintCompany';
import { watchKeptRequests } from '@/features/consultation/browser/requestQueue';
import { enhanceDemonstration, showChoices } from '@/features/demonstration/browser/demonstration';
import { showName, showTrade } from '@/features/visitorBusiness/browser/sign';
import { enhanceMenu } from './menu';
import { layOutScenesAfterLoad, wakeScenesInView } from './scenes';
import { shadeHeader } from './shadeHeader';

declare global {
  interface Document {
    /** Absent in browsers without prerendering (HTML standard, "Prerendering"). */
    readonly prerendering?: boolean;
  }
}

// Before anything decorative, which must not stop it by a fault.
// A prerendered page may never be seen: it sends nothing until it is.
if (document.prerendering) {
  document.addEventListener('prerenderingchange', refresh, { once: true });
} else {
  watchKeptRequests();
}
// Another page may have kept a request, or painted a name, while this one was in the back/forward cache.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) refresh();
});
window.addEventListener(businessNamedEvent, () => showName());
// Letters are as wide as their typeface says, once that has come.
document.fonts?.addEventListener('loadingdone', () => showName());

showName();
showTrade();
enhanceDemonstration();
shadeHeader();
enhanceMenu();
wakeScenesInView();
layOutScenesAfterLoad();

function refresh(): void {
  watchKeptRequests();
  showName();
  showTrade();
  showChoices();
}
