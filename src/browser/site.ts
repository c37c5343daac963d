/** The script of every page (`/site.js`). The pages are whole without it. */
import { watchKeptRequests } from '@/features/consultation/browser/requestQueue';
import {
  enhanceDemonstration,
  showVisitorBusiness,
} from '@/features/demonstration/browser/demonstration';
import { enhanceMenu } from './menu';
import { wakeScenesInView } from './scenes';
import { shadeHeader } from './shadeHeader';

declare global {
  interface Document {
    /** Absent where the browser prepares no page ahead (HTML standard, "Prerendering"). */
    readonly prerendering?: boolean;
  }
}

enhanceDemonstration();
shadeHeader();
enhanceMenu();
wakeScenesInView();

// A page that the browser prepares ahead may never be seen: it sends nothing until it is.
if (document.prerendering) {
  document.addEventListener('prerenderingchange', comeIntoView, { once: true });
} else {
  watchKeptRequests();
}
// Another page may have kept a request, or painted a name, while this one was in the back/forward cache.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) comeIntoView();
});

function comeIntoView(): void {
  showVisitorBusiness();
  watchKeptRequests();
}
